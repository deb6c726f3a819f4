import { Migration } from '@mikro-orm/migrations';

/** The tables of institutions, catalogue and access. */
export class Base20261120 extends Migration {
  override up(): void {
    this.addSql(`create table "competitor" ("id" serial primary key, "name" varchar(200) not null)`);
    this.addSql(`alter table "competitor" add constraint "competitor_name_unique" unique ("name")`);
    this.addSql(
      `create table "krankenkasse" ("id" serial primary key, "kasse" varchar(200) not null, "kinderpauschale" int not null, "urinpauschale" int not null, "stuhlpauschale" int not null, "kindalter" int null, "self_pay" boolean not null, "muster" boolean not null)`,
    );
    this.addSql(`alter table "krankenkasse" add constraint "krankenkasse_kasse_unique" unique ("kasse")`);
    this.addSql(
      `create table "paket" ("id" serial primary key, "name" varchar(100) not null, "nutzerlimit" int not null, "testphasendauer" int not null, "registrierung_standard" boolean not null, "vollversion_standard" boolean not null)`,
    );
    this.addSql(`alter table "paket" add constraint "paket_name_unique" unique ("name")`);
    this.addSql(
      `create table "institution" ("id" serial primary key, "name" varchar(200) not null, "kundennummer" varchar(8) null, "vertriebsweg" int not null, "berechnungsmethode" varchar(1) not null, "strasse" varchar(200) not null, "hausnummer" varchar(20) not null, "plz" varchar(10) not null, "ort" varchar(100) not null, "telefon" varchar(50) not null default '', "fax" varchar(50) not null default '', "ansprechpartner" varchar(200) not null default '', "email" varchar(254) not null default '', "webseite" varchar(200) not null default '', "paket_id" int not null, "testphase" boolean not null, "testbeginn" varchar(10) null, "is_vendor" boolean not null, "created" timestamptz not null)`,
    );
    this.addSql(
      `alter table "institution" add constraint "institution_kundennummer_unique" unique ("kundennummer")`,
    );
    this.addSql(
      `create table "own_price" ("institution_id" int not null, "size_id" int not null, "price" int not null, primary key ("institution_id", "size_id"))`,
    );
    this.addSql(
      `create table "own_krankenkasse" ("id" serial primary key, "institution_id" int not null, "krankenkasse_id" int null, "kasse" varchar(200) null, "kinderpauschale" int null, "urinpauschale" int null, "stuhlpauschale" int null, "kindalter" int null)`,
    );
    this.addSql(
      `alter table "own_krankenkasse" add constraint "own_krankenkasse_institution_id_krankenkasse_id_unique" unique ("institution_id", "krankenkasse_id")`,
    );
    this.addSql(
      `create table "product" ("id" serial primary key, "produktbezeichnung" varchar(200) not null, "inkontinenzprodukt" varchar(30) not null, "anwendungstyp" varchar(30) not null, "premium_basis" varchar(10) not null, "schweregrad" varchar(30) not null, "tropfenanzahl" int not null, "imagepfad" varchar(200) not null, "vorteilskommunikation" jsonb not null, "icons" jsonb not null, "liquid" boolean not null)`,
    );
    this.addSql(
      `alter table "product" add constraint "product_identity_unique" unique ("produktbezeichnung", "anwendungstyp", "premium_basis", "schweregrad", "tropfenanzahl")`,
    );
    this.addSql(
      `create table "product_size" ("id" serial primary key, "product_id" int not null, "artikelnummer" varchar(20) not null, "pzn" varchar(8) not null, "ean" varchar(13) not null, "hilfsmittelnummer" varchar(20) not null, "konfektionsgroesse" varchar(30) not null, "hueftumfang" varchar(50) not null, "pieces" int null, "amount" varchar(30) null, "uvp" int null, "created" timestamptz not null, "last_modified" timestamptz not null)`,
    );
    this.addSql(`create index "product_size_artikelnummer_index" on "product_size" ("artikelnummer")`);
    this.addSql(`alter table "product_size" add constraint "product_size_pzn_unique" unique ("pzn")`);
    this.addSql(
      `alter table "product_size" add constraint "product_size_product_id_konfektionsgroesse_unique" unique ("product_id", "konfektionsgroesse")`,
    );
    this.addSql(
      `create table "rights" ("id" serial primary key, "name" varchar(20) not null, "beschreibung" varchar(200) not null)`,
    );
    this.addSql(`alter table "rights" add constraint "rights_name_unique" unique ("name")`);
    this.addSql(
      `create table "roles" ("id" serial primary key, "name" varchar(100) not null, "beschreibung" varchar(500) not null, "ist_standard" boolean not null)`,
    );
    this.addSql(`alter table "roles" add constraint "roles_name_unique" unique ("name")`);
    this.addSql(
      `create table "role_right" ("role_id" int not null, "right_id" int not null, primary key ("role_id", "right_id"))`,
    );
    this.addSql(
      `create table "users" ("id" serial primary key, "institution_id" int not null, "role_id" int null, "anrede" int not null, "vorname" varchar(100) not null, "nachname" varchar(100) not null, "mail" varchar(254) null, "loginname" varchar(100) not null, "login_key" varchar(100) null, "password_hash" varchar(300) null, "password_initial" boolean not null, "mail_confirmed" boolean not null, "inactive" boolean not null, "failed_tries" int not null, "created" timestamptz not null)`,
    );
    this.addSql(`alter table "users" add constraint "users_mail_unique" unique ("mail")`);
    this.addSql(`alter table "users" add constraint "users_login_key_unique" unique ("login_key")`);
    this.addSql(
      `create table "session" ("token_hash" varchar(64) not null, "user_id" int not null, "created" timestamptz not null, "last_seen" timestamptz not null, primary key ("token_hash"))`,
    );
    this.addSql(`create index "session_last_seen_index" on "session" ("last_seen")`);
    this.addSql(
      `alter table "institution" add constraint "institution_paket_id_foreign" foreign key ("paket_id") references "paket" ("id")`,
    );
    this.addSql(
      `alter table "own_price" add constraint "own_price_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "own_krankenkasse" add constraint "own_krankenkasse_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "own_krankenkasse" add constraint "own_krankenkasse_krankenkasse_id_foreign" foreign key ("krankenkasse_id") references "krankenkasse" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "product_size" add constraint "product_size_product_id_foreign" foreign key ("product_id") references "product" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "role_right" add constraint "role_right_role_id_foreign" foreign key ("role_id") references "roles" ("id") on update cascade on delete cascade`,
    );
    this.addSql(
      `alter table "role_right" add constraint "role_right_right_id_foreign" foreign key ("right_id") references "rights" ("id") on update cascade on delete cascade`,
    );
    this.addSql(
      `alter table "users" add constraint "users_institution_id_foreign" foreign key ("institution_id") references "institution" ("id") on delete cascade`,
    );
    this.addSql(
      `alter table "users" add constraint "users_role_id_foreign" foreign key ("role_id") references "roles" ("id") on delete set null`,
    );
    this.addSql(
      `alter table "session" add constraint "session_user_id_foreign" foreign key ("user_id") references "users" ("id") on delete cascade`,
    );
  }
}
