import { Migration } from '@mikro-orm/migrations';

/** The tables of institutions, catalogue and access. */
export class Base20261120 extends Migration {
  override up(): void {
    this.addSql(
      `create table "competitor" ("id" integer not null primary key autoincrement, "name" text not null)`,
    );
    this.addSql(`create unique index "competitor_name_unique" on "competitor" ("name")`);
    this.addSql(
      `create table "krankenkasse" ("id" integer not null primary key autoincrement, "kasse" text not null, "kinderpauschale" integer not null, "urinpauschale" integer not null, "stuhlpauschale" integer not null, "kindalter" integer null, "self_pay" integer not null, "muster" integer not null)`,
    );
    this.addSql(`create unique index "krankenkasse_kasse_unique" on "krankenkasse" ("kasse")`);
    this.addSql(
      `create table "paket" ("id" integer not null primary key autoincrement, "name" text not null, "nutzerlimit" integer not null, "testphasendauer" integer not null, "registrierung_standard" integer not null, "vollversion_standard" integer not null)`,
    );
    this.addSql(`create unique index "paket_name_unique" on "paket" ("name")`);
    this.addSql(
      `create table "institution" ("id" integer not null primary key autoincrement, "name" text not null, "kundennummer" text null, "vertriebsweg" integer not null, "berechnungsmethode" text not null, "strasse" text not null, "hausnummer" text not null, "plz" text not null, "ort" text not null, "telefon" text not null default '', "fax" text not null default '', "ansprechpartner" text not null default '', "email" text not null default '', "webseite" text not null default '', "paket_id" integer not null, "testphase" integer not null, "testbeginn" text null, "is_vendor" integer not null, "created" datetime not null, constraint "institution_paket_id_foreign" foreign key ("paket_id") references "paket" ("id"))`,
    );
    this.addSql(`create unique index "institution_kundennummer_unique" on "institution" ("kundennummer")`);
    this.addSql(`create index "institution_paket_id_index" on "institution" ("paket_id")`);
    this.addSql(
      `create table "own_price" ("institution_id" integer not null, "size_id" integer not null, "price" integer not null, primary key ("institution_id", "size_id"), constraint "own_price_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on delete cascade)`,
    );
    this.addSql(`create index "own_price_institution_id_index" on "own_price" ("institution_id")`);
    this.addSql(
      `create table "own_krankenkasse" ("id" integer not null primary key autoincrement, "institution_id" integer not null, "krankenkasse_id" integer null, "kasse" text null, "kinderpauschale" integer null, "urinpauschale" integer null, "stuhlpauschale" integer null, "kindalter" integer null, constraint "own_krankenkasse_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on delete cascade, constraint "own_krankenkasse_krankenkasse_id_foreign" foreign key ("krankenkasse_id") references "krankenkasse" ("id") on delete cascade)`,
    );
    this.addSql(
      `create index "own_krankenkasse_institution_id_index" on "own_krankenkasse" ("institution_id")`,
    );
    this.addSql(
      `create index "own_krankenkasse_krankenkasse_id_index" on "own_krankenkasse" ("krankenkasse_id")`,
    );
    this.addSql(
      `create unique index "own_krankenkasse_institution_id_krankenkasse_id_unique" on "own_krankenkasse" ("institution_id", "krankenkasse_id")`,
    );
    this.addSql(
      `create table "product" ("id" integer not null primary key autoincrement, "produktbezeichnung" text not null, "inkontinenzprodukt" text not null, "anwendungstyp" text not null, "premium_basis" text not null, "schweregrad" text not null, "tropfenanzahl" integer not null, "imagepfad" text not null, "vorteilskommunikation" json not null, "icons" json not null, "liquid" integer not null)`,
    );
    this.addSql(
      `create unique index "product_identity_unique" on "product" ("produktbezeichnung", "anwendungstyp", "premium_basis", "schweregrad", "tropfenanzahl")`,
    );
    this.addSql(
      `create table "product_size" ("id" integer not null primary key autoincrement, "product_id" integer not null, "artikelnummer" text not null, "pzn" text not null, "ean" text not null, "hilfsmittelnummer" text not null, "konfektionsgroesse" text not null, "hueftumfang" text not null, "pieces" integer null, "amount" text null, "uvp" integer null, "created" datetime not null, "last_modified" datetime not null, constraint "product_size_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete cascade)`,
    );
    this.addSql(`create index "product_size_product_id_index" on "product_size" ("product_id")`);
    this.addSql(`create index "product_size_artikelnummer_index" on "product_size" ("artikelnummer")`);
    this.addSql(`create unique index "product_size_pzn_unique" on "product_size" ("pzn")`);
    this.addSql(
      `create unique index "product_size_product_id_konfektionsgroesse_unique" on "product_size" ("product_id", "konfektionsgroesse")`,
    );
    this.addSql(
      `create table "rights" ("id" integer not null primary key autoincrement, "name" text not null, "beschreibung" text not null)`,
    );
    this.addSql(`create unique index "rights_name_unique" on "rights" ("name")`);
    this.addSql(
      `create table "roles" ("id" integer not null primary key autoincrement, "name" text not null, "beschreibung" text not null, "ist_standard" integer not null)`,
    );
    this.addSql(`create unique index "roles_name_unique" on "roles" ("name")`);
    this.addSql(
      `create table "role_right" ("role_id" integer not null, "right_id" integer not null, primary key ("role_id", "right_id"), constraint "role_right_role_id_foreign" foreign key ("role_id") references "roles" ("id") on update cascade on delete cascade, constraint "role_right_right_id_foreign" foreign key ("right_id") references "rights" ("id") on update cascade on delete cascade)`,
    );
    this.addSql(`create index "role_right_role_id_index" on "role_right" ("role_id")`);
    this.addSql(`create index "role_right_right_id_index" on "role_right" ("right_id")`);
    this.addSql(
      `create table "users" ("id" integer not null primary key autoincrement, "institution_id" integer not null, "role_id" integer null, "anrede" integer not null, "vorname" text not null, "nachname" text not null, "mail" text null, "loginname" text not null, "login_key" text null, "password_hash" text null, "password_initial" integer not null, "mail_confirmed" integer not null, "inactive" integer not null, "failed_tries" integer not null, "created" datetime not null, constraint "users_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on delete cascade, constraint "users_role_id_foreign" foreign key ("role_id") references "roles" ("id") on delete set null)`,
    );
    this.addSql(`create index "users_institution_id_index" on "users" ("institution_id")`);
    this.addSql(`create index "users_role_id_index" on "users" ("role_id")`);
    this.addSql(`create unique index "users_mail_unique" on "users" ("mail")`);
    this.addSql(`create unique index "users_login_key_unique" on "users" ("login_key")`);
    this.addSql(
      `create table "session" ("token_hash" text not null primary key, "user_id" integer not null, "created" datetime not null, "last_seen" datetime not null, constraint "session_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade)`,
    );
    this.addSql(`create index "session_user_id_index" on "session" ("user_id")`);
    this.addSql(`create index "session_last_seen_index" on "session" ("last_seen")`);
  }
}
