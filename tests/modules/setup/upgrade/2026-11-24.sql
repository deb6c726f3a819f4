CREATE FUNCTION public.raise_version_of_all() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin insert into "data_version" ("name", "version") values (tg_argv[0], 1) on conflict ("name") do update set "version" = "data_version"."version" + 1; return null; end $$;
CREATE FUNCTION public.raise_version_of_institution() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op <> 'INSERT' then insert into "data_version" ("name", "version") values ('institution:' || (to_jsonb(old) ->> tg_argv[0]), 1) on conflict ("name") do update set "version" = "data_version"."version" + 1; end if; if tg_op <> 'DELETE' then insert into "data_version" ("name", "version") values ('institution:' || (to_jsonb(new) ->> tg_argv[0]), 1) on conflict ("name") do update set "version" = "data_version"."version" + 1; end if; return null; end $$;
CREATE FUNCTION public.raise_version_of_own_prices() RETURNS trigger
    LANGUAGE plpgsql
    AS $$ begin if tg_op = 'INSERT' then insert into "data_version" ("name", "version") select 'institution:' || "institution_id", 1 from (select distinct "institution_id" from (select "institution_id" from new_rows) changed order by 1) institutions on conflict ("name") do update set "version" = "data_version"."version" + 1; elsif tg_op = 'DELETE' then insert into "data_version" ("name", "version") select 'institution:' || "institution_id", 1 from (select distinct "institution_id" from (select "institution_id" from old_rows) changed order by 1) institutions on conflict ("name") do update set "version" = "data_version"."version" + 1; else insert into "data_version" ("name", "version") select 'institution:' || "institution_id", 1 from (select distinct "institution_id" from (select "institution_id" from old_rows union select "institution_id" from new_rows) changed order by 1) institutions on conflict ("name") do update set "version" = "data_version"."version" + 1; end if; return null; end $$;
CREATE TABLE public.adm_row (
    knr character varying(8) NOT NULL,
    adm_nr character varying(20) NOT NULL,
    adm_name character varying(120) NOT NULL,
    adm_mail character varying(254) NOT NULL,
    adm_tel character varying(50) NOT NULL
);
CREATE TABLE public.audit_entry (
    id integer NOT NULL,
    at timestamp with time zone NOT NULL,
    who character varying(100) NOT NULL,
    what character varying(40) NOT NULL,
    whom character varying(100),
    origin character varying(45),
    detail text,
    times integer DEFAULT 1 NOT NULL,
    bucket character varying(64)
);
CREATE SEQUENCE public.audit_entry_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.audit_entry_id_seq OWNED BY public.audit_entry.id;
CREATE TABLE public.competitor (
    id integer NOT NULL,
    name character varying(200) NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
CREATE SEQUENCE public.competitor_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.competitor_id_seq OWNED BY public.competitor.id;
CREATE TABLE public.data_version (
    name character varying(40) NOT NULL,
    version integer NOT NULL
);
CREATE TABLE public.dismissed_notice (
    user_id integer NOT NULL,
    notice character varying(40) NOT NULL
);
CREATE TABLE public.edited_texts (
    id integer NOT NULL,
    name character varying(60) NOT NULL,
    texts jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
CREATE SEQUENCE public.edited_texts_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.edited_texts_id_seq OWNED BY public.edited_texts.id;
CREATE TABLE public.import_run (
    id integer NOT NULL,
    table_name character varying(40) NOT NULL,
    label character varying(60) NOT NULL,
    institution_id integer,
    begun timestamp with time zone NOT NULL,
    state character varying(10) NOT NULL
);
CREATE SEQUENCE public.import_run_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.import_run_id_seq OWNED BY public.import_run.id;
CREATE TABLE public.institution (
    id integer NOT NULL,
    name character varying(200) NOT NULL,
    kundennummer character varying(8),
    vertriebsweg integer NOT NULL,
    berechnungsmethode character varying(1) NOT NULL,
    strasse character varying(200) NOT NULL,
    hausnummer character varying(20) NOT NULL,
    plz character varying(10) NOT NULL,
    ort character varying(100) NOT NULL,
    telefon character varying(50) DEFAULT ''::character varying NOT NULL,
    fax character varying(50) DEFAULT ''::character varying NOT NULL,
    ansprechpartner character varying(200) DEFAULT ''::character varying NOT NULL,
    email character varying(254) DEFAULT ''::character varying NOT NULL,
    webseite character varying(200) DEFAULT ''::character varying NOT NULL,
    paket_id integer NOT NULL,
    testphase boolean NOT NULL,
    testbeginn character varying(10),
    is_vendor boolean NOT NULL,
    created timestamp with time zone NOT NULL,
    pdf_passwort character varying(1000),
    daten_transferiert boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    kassen_version integer DEFAULT 1 NOT NULL,
    method_version integer DEFAULT 1 NOT NULL,
    ik character varying(9) DEFAULT ''::character varying NOT NULL,
    prices_version integer DEFAULT 1 NOT NULL,
    beraternamen text DEFAULT ''::text NOT NULL,
    deleted timestamp with time zone
);
CREATE SEQUENCE public.institution_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.institution_id_seq OWNED BY public.institution.id;
CREATE TABLE public.krankenkasse (
    id integer NOT NULL,
    kasse character varying(200) NOT NULL,
    kinderpauschale integer NOT NULL,
    urinpauschale integer NOT NULL,
    stuhlpauschale integer NOT NULL,
    kindalter integer,
    self_pay boolean NOT NULL,
    muster boolean NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    saetze jsonb,
    ik character varying(9)
);
CREATE SEQUENCE public.krankenkasse_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.krankenkasse_id_seq OWNED BY public.krankenkasse.id;
CREATE TABLE public.link_token (
    user_id integer NOT NULL,
    purpose character varying(10) NOT NULL,
    token_hash character varying(64) NOT NULL,
    expires timestamp with time zone NOT NULL,
    used boolean NOT NULL
);
CREATE TABLE public.matching_row (
    knr character varying(8) NOT NULL,
    name1 character varying(200) NOT NULL,
    name2 character varying(200) NOT NULL,
    street character varying(200) NOT NULL,
    number character varying(20) NOT NULL,
    zip character varying(10) NOT NULL,
    city character varying(100) NOT NULL
);
CREATE TABLE public.migration (
    id integer NOT NULL,
    name character varying(255) NOT NULL,
    executed_at timestamp(6) with time zone DEFAULT CURRENT_TIMESTAMP(6) NOT NULL
);
CREATE SEQUENCE public.migration_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.migration_id_seq OWNED BY public.migration.id;
CREATE TABLE public.offer_count (
    institution_id integer NOT NULL,
    month character varying(7) NOT NULL,
    offers integer NOT NULL
);
CREATE TABLE public.own_krankenkasse (
    id integer NOT NULL,
    institution_id integer NOT NULL,
    krankenkasse_id integer,
    kasse character varying(200),
    kinderpauschale integer,
    urinpauschale integer,
    stuhlpauschale integer,
    kindalter integer,
    saetze jsonb,
    ik character varying(9),
    self_pay boolean DEFAULT false NOT NULL
);
CREATE SEQUENCE public.own_krankenkasse_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.own_krankenkasse_id_seq OWNED BY public.own_krankenkasse.id;
CREATE TABLE public.own_price (
    institution_id integer NOT NULL,
    size_id integer NOT NULL,
    price integer NOT NULL
);
CREATE TABLE public.paket (
    id integer NOT NULL,
    name character varying(100) NOT NULL,
    nutzerlimit integer NOT NULL,
    testphasendauer integer NOT NULL,
    registrierung_standard boolean NOT NULL,
    vollversion_standard boolean NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
CREATE SEQUENCE public.paket_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.paket_id_seq OWNED BY public.paket.id;
CREATE TABLE public.pdf_sending (
    request_hash character varying(64) NOT NULL,
    user_id integer NOT NULL,
    state character varying(10) NOT NULL,
    started timestamp with time zone NOT NULL,
    expires timestamp with time zone NOT NULL
);
CREATE TABLE public.product (
    id integer NOT NULL,
    produktbezeichnung character varying(200) NOT NULL,
    inkontinenzprodukt character varying(30) NOT NULL,
    anwendungstyp character varying(30) NOT NULL,
    premium_basis character varying(10) NOT NULL,
    schweregrad character varying(30) NOT NULL,
    tropfenanzahl integer NOT NULL,
    imagepfad character varying(200) NOT NULL,
    vorteilskommunikation jsonb NOT NULL,
    icons jsonb NOT NULL,
    liquid boolean NOT NULL
);
CREATE SEQUENCE public.product_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.product_id_seq OWNED BY public.product.id;
CREATE TABLE public.product_image (
    id integer NOT NULL,
    name character varying(200) NOT NULL,
    key character varying(32) NOT NULL,
    source_hash character varying(64) NOT NULL,
    large bytea NOT NULL,
    small bytea NOT NULL,
    stored timestamp with time zone NOT NULL
);
CREATE SEQUENCE public.product_image_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.product_image_id_seq OWNED BY public.product_image.id;
CREATE TABLE public.product_size (
    id integer NOT NULL,
    product_id integer NOT NULL,
    artikelnummer character varying(20) NOT NULL,
    pzn character varying(8) NOT NULL,
    ean character varying(13) NOT NULL,
    hilfsmittelnummer character varying(20) NOT NULL,
    konfektionsgroesse character varying(30) NOT NULL,
    hueftumfang character varying(50) NOT NULL,
    pieces integer,
    amount character varying(30),
    uvp integer,
    created timestamp with time zone NOT NULL,
    last_modified timestamp with time zone NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
CREATE SEQUENCE public.product_size_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.product_size_id_seq OWNED BY public.product_size.id;
CREATE TABLE public.rate_count (
    span_hash character varying(64) NOT NULL,
    hits integer NOT NULL,
    ends_at integer NOT NULL
);
CREATE TABLE public.recommendation (
    key character varying(20) NOT NULL,
    artikelnummern jsonb NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
CREATE TABLE public.recovery_code (
    user_id integer NOT NULL,
    code_hash character varying(64) NOT NULL
);
CREATE TABLE public.rights (
    id integer NOT NULL,
    name character varying(20) NOT NULL,
    beschreibung character varying(200) NOT NULL
);
CREATE SEQUENCE public.rights_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.rights_id_seq OWNED BY public.rights.id;
CREATE TABLE public.role_right (
    role_id integer NOT NULL,
    right_id integer NOT NULL
);
CREATE TABLE public.roles (
    id integer NOT NULL,
    name character varying(100) NOT NULL,
    beschreibung character varying(500) NOT NULL,
    ist_standard boolean NOT NULL,
    version integer DEFAULT 1 NOT NULL
);
CREATE SEQUENCE public.roles_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.roles_id_seq OWNED BY public.roles.id;
CREATE TABLE public.second_factor (
    user_id integer NOT NULL,
    secret character varying(300) NOT NULL,
    last_step integer NOT NULL,
    created timestamp with time zone NOT NULL
);
CREATE TABLE public.second_factor_step (
    token_hash character varying(64) NOT NULL,
    user_id integer NOT NULL,
    purpose character varying(10) NOT NULL,
    secret character varying(300),
    expires timestamp with time zone NOT NULL,
    used_at timestamp with time zone,
    used_code character varying(64)
);
CREATE TABLE public.session (
    token_hash character varying(64) NOT NULL,
    user_id integer NOT NULL,
    created timestamp with time zone NOT NULL,
    last_seen timestamp with time zone NOT NULL,
    browser character varying(60),
    password_at timestamp with time zone
);
CREATE TABLE public.solved_challenge (
    challenge_hash character varying(64) NOT NULL,
    visitor_hash character varying(64) NOT NULL,
    expires timestamp with time zone NOT NULL,
    used boolean NOT NULL
);
CREATE TABLE public.staged_import (
    id character varying(43) NOT NULL,
    table_name character varying(40) NOT NULL,
    who character varying(100) NOT NULL,
    institution_id integer,
    changes bytea NOT NULL,
    created timestamp with time zone NOT NULL,
    expires timestamp with time zone NOT NULL
);
CREATE TABLE public.stored_pdf (
    user_id integer NOT NULL,
    name_hash character varying(64) NOT NULL,
    pdf bytea NOT NULL,
    expires timestamp with time zone NOT NULL,
    institution_id integer NOT NULL,
    size integer NOT NULL
);
CREATE TABLE public.trial_reminder (
    user_id integer NOT NULL,
    testbeginn character varying(10) NOT NULL,
    days integer NOT NULL,
    claimed timestamp with time zone NOT NULL,
    sent boolean NOT NULL
);
CREATE TABLE public.users (
    id integer NOT NULL,
    institution_id integer NOT NULL,
    role_id integer,
    anrede integer NOT NULL,
    vorname character varying(100) NOT NULL,
    nachname character varying(100) NOT NULL,
    mail character varying(254),
    loginname character varying(100) NOT NULL,
    login_key character varying(100),
    password_hash character varying(300),
    password_initial boolean NOT NULL,
    mail_confirmed boolean NOT NULL,
    inactive boolean NOT NULL,
    failed_tries integer NOT NULL,
    created timestamp with time zone NOT NULL,
    gelesen boolean DEFAULT false NOT NULL,
    version integer DEFAULT 1 NOT NULL,
    password_expires timestamp with time zone,
    introduction_seen boolean DEFAULT false NOT NULL,
    deleted timestamp with time zone
);
CREATE SEQUENCE public.users_id_seq
    AS integer
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1;
ALTER SEQUENCE public.users_id_seq OWNED BY public.users.id;
ALTER TABLE ONLY public.audit_entry ALTER COLUMN id SET DEFAULT nextval('public.audit_entry_id_seq'::regclass);
ALTER TABLE ONLY public.competitor ALTER COLUMN id SET DEFAULT nextval('public.competitor_id_seq'::regclass);
ALTER TABLE ONLY public.edited_texts ALTER COLUMN id SET DEFAULT nextval('public.edited_texts_id_seq'::regclass);
ALTER TABLE ONLY public.import_run ALTER COLUMN id SET DEFAULT nextval('public.import_run_id_seq'::regclass);
ALTER TABLE ONLY public.institution ALTER COLUMN id SET DEFAULT nextval('public.institution_id_seq'::regclass);
ALTER TABLE ONLY public.krankenkasse ALTER COLUMN id SET DEFAULT nextval('public.krankenkasse_id_seq'::regclass);
ALTER TABLE ONLY public.migration ALTER COLUMN id SET DEFAULT nextval('public.migration_id_seq'::regclass);
ALTER TABLE ONLY public.own_krankenkasse ALTER COLUMN id SET DEFAULT nextval('public.own_krankenkasse_id_seq'::regclass);
ALTER TABLE ONLY public.paket ALTER COLUMN id SET DEFAULT nextval('public.paket_id_seq'::regclass);
ALTER TABLE ONLY public.product ALTER COLUMN id SET DEFAULT nextval('public.product_id_seq'::regclass);
ALTER TABLE ONLY public.product_image ALTER COLUMN id SET DEFAULT nextval('public.product_image_id_seq'::regclass);
ALTER TABLE ONLY public.product_size ALTER COLUMN id SET DEFAULT nextval('public.product_size_id_seq'::regclass);
ALTER TABLE ONLY public.rights ALTER COLUMN id SET DEFAULT nextval('public.rights_id_seq'::regclass);
ALTER TABLE ONLY public.roles ALTER COLUMN id SET DEFAULT nextval('public.roles_id_seq'::regclass);
ALTER TABLE ONLY public.users ALTER COLUMN id SET DEFAULT nextval('public.users_id_seq'::regclass);
INSERT INTO public.adm_row VALUES ('204711', '17', 'Jürgen Groß', 'gross@vertrieb.example', '0761 1');
INSERT INTO public.audit_entry VALUES (1, '2026-11-24 08:00:00+00', 'user:3', 'login', NULL, NULL, NULL, 1, NULL);
INSERT INTO public.audit_entry VALUES (2, '2026-11-24 08:01:00+00', 'visitor', 'login-failed', 'user:3', 'v:0123', '{"code":2}', 7, 'eeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeeee');
INSERT INTO public.audit_entry VALUES (3, '2026-11-24 08:02:00+00', 'user:2', 'contact-data-saved', 'institution:2', NULL, '{"before":{"Ort":"Freiburg"},"after":{"Ort":"Freiburg im Breisgau"}}', 1, NULL);
INSERT INTO public.competitor VALUES (1, 'Absorvia Comfort Pants', 1);
INSERT INTO public.competitor VALUES (2, 'Absorvia Form Extra', 1);
INSERT INTO public.competitor VALUES (3, 'Absorvia Form Normal', 1);
INSERT INTO public.competitor VALUES (4, 'Absorvia Slip Maxi', 1);
INSERT INTO public.competitor VALUES (5, 'Brunella Care Lady Discreet', 1);
INSERT INTO public.competitor VALUES (6, 'Brunella Care Men Shield', 1);
INSERT INTO public.data_version VALUES ('pakete', 1);
INSERT INTO public.data_version VALUES ('institution:1', 71);
INSERT INTO public.data_version VALUES ('krankenkassen', 2);
INSERT INTO public.data_version VALUES ('institution:3', 72);
INSERT INTO public.data_version VALUES ('catalogue', 11);
INSERT INTO public.data_version VALUES ('institution:2', 78);
INSERT INTO public.data_version VALUES ('accounts', 8);
INSERT INTO public.dismissed_notice VALUES (2, 'trial');
INSERT INTO public.import_run VALUES (1, 'products', 'Produkte', NULL, '2026-11-24 06:00:00+00', 'done');
INSERT INTO public.institution VALUES (1, 'HARTMANN', '1000', 20, 'A', 'Musterallee', '1', '10115', 'Berlin', '030 9000000', '', 'Kundenservice', 'kundenservice@hersteller.example', 'https://hersteller.example', 2, false, NULL, true, '2026-11-24 09:00:00+00', NULL, false, 1, 1, 1, '', 1, '', NULL);
INSERT INTO public.institution VALUES (3, 'Sanitätshaus Lindenhof', '305802', 25, 'A', 'Am Lindenhof', '3a', '28195', 'Bremen', '0421 900230', '', 'Jörg Petersen', 'info@sanitaetshaus-lindenhof.example', 'https://sanitaetshaus-lindenhof.example', 1, true, '2026-11-15', false, '2026-11-24 09:00:00+00', NULL, true, 1, 1, 1, '', 1, '', NULL);
INSERT INTO public.institution VALUES (2, 'Ärztehaus Straße', '204711', 20, 'A', 'Gartenstraße', '12', '79098', 'Überlingen', '0761 900120', '0761 900121', 'Katharina Weiß', 'beratung@apotheke-stadtgarten.example', 'https://apotheke-stadtgarten.example', 2, false, NULL, false, '2026-11-24 09:00:00+00', 'secret-key.WoqYu8myYnjLC8TUE9oazC3WIiINM17fKIeKhmpqnoONMd7RSFUOVM3damA', true, 4, 1, 1, '', 1, 'Anna Alt
Bernd Baum', NULL);
INSERT INTO public.krankenkasse VALUES (1, 'Selbstzahler', 0, 0, 0, 18, true, false, 1, NULL, NULL);
INSERT INTO public.krankenkasse VALUES (2, 'Private Krankenkasse', 0, 0, 0, 18, true, false, 1, NULL, NULL);
INSERT INTO public.krankenkasse VALUES (3, 'Keine Krankenkasse', 0, 0, 0, 18, true, false, 1, NULL, NULL);
INSERT INTO public.krankenkasse VALUES (4, 'BKK Beispielbrauerei', 2625, 1390, 1825, 16, false, true, 1, NULL, NULL);
INSERT INTO public.krankenkasse VALUES (5, 'BKK Beispielwerk', 2950, 1525, 2150, 18, false, true, 1, NULL, NULL);
INSERT INTO public.krankenkasse VALUES (6, 'BKK Musterbahn', 2860, 1575, 2045, 18, false, true, 1, NULL, NULL);
INSERT INTO public.krankenkasse VALUES (7, 'BKK Mustermöbel', 2790, 1510, 1960, 18, false, true, 1, NULL, NULL);
INSERT INTO public.krankenkasse VALUES (8, 'BKK Musterstahl', 2700, 1450, 1895, 18, false, true, 1, NULL, NULL);
INSERT INTO public.link_token VALUES (5, 'confirm', 'cccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccccc', '2026-12-01 09:00:00+00', false);
INSERT INTO public.matching_row VALUES ('204711', 'Apotheke am Stadtgarten', 'Inh. Katharina Weiß', 'Gartenstraße', '12', '79098', 'Freiburg im Breisgau');
INSERT INTO public.matching_row VALUES ('305802', 'Sanitätshaus Lindenhof', '', 'Am Lindenhof', '3a', '28195', 'Bremen');
INSERT INTO public.matching_row VALUES ('410023', 'Brunnen-Apotheke', 'Inh. Mehmet Aydın', 'Brunnengasse', '7', '97070', 'Würzburg');
INSERT INTO public.matching_row VALUES ('410024', 'Apotheke am Markt', '', 'Marktplatz', '1', '99084', 'Erfurt');
INSERT INTO public.matching_row VALUES ('520117', 'Sanitätshaus Nordlicht GmbH', 'Filiale Hafen', 'Hafenstraße', '28', '24103', 'Kiel');
INSERT INTO public.migration VALUES (1, '20261120-base', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (2, '20261120-catalogue-version', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (3, '20261120-pdf-posting', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (4, '20261120-link-token', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (5, '20261120-registration', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (6, '20261120-rate-count', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (7, '20261120-audit', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (8, '20261120-consent', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (9, '20261120-trial-reminder', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (10, '20261121-recommendations', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (11, '20261122-visitor-tags', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (12, '20261122-sealed-documents', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (13, '20261122-data-version', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (14, '20261122-row-versions', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (15, '20261122-staged-import', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (16, '20261122-method-version', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (17, '2026112201-institution-ik', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (18, '2026112202-users', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (19, '2026112203-own-price-version', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (20, '2026112301-kassen-saetze', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (21, '2026112302-kassen-ik', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (22, '2026112311-adviser-names', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (23, '2026112321-competitor-version', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (24, '2026112322-role-version', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (25, '2026112323-paket-version', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (26, '2026112331-accounts', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (27, '2026112341-product-version', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (28, '2026112350-product-image', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (29, '2026112360-recommendation-version', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (30, '2026112361-edited-texts', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (31, '2026112370-customer-tables', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (32, '2026112380-second-factor', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (33, '2026112381-session-browser', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (34, '2026112430-access', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (35, '2026112440-dismissed-notice', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (36, '2026112441-own-self-pay', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (37, '2026112480-deleted-users', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.migration VALUES (38, '2026112480-offer-count', '2026-11-26 02:38:37.527971+00');
INSERT INTO public.offer_count VALUES (2, '2026-10', 41);
INSERT INTO public.offer_count VALUES (2, '2026-11', 7);
INSERT INTO public.own_krankenkasse VALUES (1, 1, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.own_krankenkasse VALUES (2, 1, 2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.own_krankenkasse VALUES (3, 1, 3, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.own_krankenkasse VALUES (4, 1, 4, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.own_krankenkasse VALUES (5, 1, 5, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.own_krankenkasse VALUES (6, 1, 6, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.own_krankenkasse VALUES (39, 2, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.own_krankenkasse VALUES (40, 2, 2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.own_krankenkasse VALUES (41, 2, 3, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.own_krankenkasse VALUES (42, 2, 4, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.own_krankenkasse VALUES (43, 2, 5, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.own_krankenkasse VALUES (44, 2, 6, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.own_krankenkasse VALUES (77, 3, 1, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.own_krankenkasse VALUES (78, 3, 2, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.own_krankenkasse VALUES (79, 3, 3, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.own_krankenkasse VALUES (80, 3, 4, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.own_krankenkasse VALUES (81, 3, 5, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.own_krankenkasse VALUES (82, 3, 6, NULL, NULL, NULL, NULL, NULL, NULL, NULL, false);
INSERT INTO public.own_krankenkasse VALUES (115, 2, NULL, 'Betriebskasse Öl & Größe', 3000, 1785, 2250, 18, '[{"ab": "2027-01-01", "Urinpauschale": 1731, "Stuhlpauschale": 2183, "Kinderpauschale": 2910}]', '109905003', false);
INSERT INTO public.own_price VALUES (2, 1, 1299);
INSERT INTO public.own_price VALUES (2, 2, 1);
INSERT INTO public.own_price VALUES (3, 1, 99999);
INSERT INTO public.paket VALUES (1, 'Testpaket', 10, 30, true, false, 1);
INSERT INTO public.paket VALUES (2, 'Vollversion', 10, 0, false, true, 1);
INSERT INTO public.paket VALUES (3, 'Vollversion Verbund', 50, 0, false, false, 1);
INSERT INTO public.pdf_sending VALUES ('ffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff', 3, 'sent', '2026-11-24 08:10:00+00', '2026-11-25 08:10:00+00');
INSERT INTO public.product VALUES (1, 'Valdumea Einlage für Frauen Mini', 'Inkontinenzprodukt', 'Einlagen', 'Premium', 'Leichte Inkontinenz', 2, 'valdumea-einlage-frauen', '["Für tröpfchenweisen bis geringen Verlust", "Schmal geschnitten, der weiblichen Anatomie angepasst", "Nur wenige Millimeter dünn und kaum zu spüren", "Einzeln verpackt für unterwegs"]', '["diskret", "klebestreifen", "fuer-frauen", "geruchsneutralisierend", "trockenes-hautgefuehl", "einzeln-verpackt"]', false);
INSERT INTO public.product VALUES (2, 'Valdumea Einlage Normal', 'Inkontinenzprodukt', 'Einlagen', 'Premium', 'Leichte Inkontinenz', 4, 'valdumea-einlage', '["Für tröpfchenweisen bis geringen Verlust", "Körpergerechte Form mit sicherem Sitz in der eigenen Unterwäsche", "Schnelle Aufnahme durch zweilagigen Saugkern", "Einzeln verpackt für unterwegs", "Bindet Gerüche, bevor sie entstehen"]', '["diskret", "klebestreifen", "anatomische-passform", "geruchsneutralisierend", "trockenes-hautgefuehl", "einzeln-verpackt"]', false);
INSERT INTO public.product VALUES (3, 'Valdumea Einlage Plus', 'Inkontinenzprodukt', 'Einlagen', 'Premium', 'Mittlere Inkontinenz', 7, 'valdumea-einlage', '["Für mittleren Verlust, auch bei plötzlichem Harndrang", "Körpergerechte Form mit sicherem Sitz in der eigenen Unterwäsche", "Schnelle Aufnahme durch zweilagigen Saugkern", "Einzeln verpackt für unterwegs", "Bindet Gerüche, bevor sie entstehen"]', '["diskret", "klebestreifen", "anatomische-passform", "geruchsneutralisierend", "trockenes-hautgefuehl", "einzeln-verpackt", "auslaufschutz"]', false);
INSERT INTO public.product VALUES (4, 'Valdumea Einlage Super', 'Inkontinenzprodukt', 'Einlagen', 'Premium', 'Mittlere Inkontinenz', 9, 'valdumea-einlage', '["Für mittleren Verlust, auch bei plötzlichem Harndrang", "Körpergerechte Form mit sicherem Sitz in der eigenen Unterwäsche", "Seitliche Bündchen schützen vor dem Auslaufen", "Bindet Gerüche, bevor sie entstehen", "Weiches Vlies, dermatologisch getestet"]', '["diskret", "klebestreifen", "anatomische-passform", "geruchsneutralisierend", "trockenes-hautgefuehl", "einzeln-verpackt", "auslaufschutz", "dermatologisch-getestet"]', false);
INSERT INTO public.product_image VALUES (1, 'abs.jpg', '222222222222', '3333333333333333333333333333333333333333333333333333333333333333', '\xffd800', '\xffd8', '2026-11-24 05:00:00+00');
INSERT INTO public.product_size VALUES (1, 1, '9120001', '98100377', '4499102040537', '15.25.30.1001', 'onesize', 'onesize', 28, NULL, 795, '2026-11-24 09:00:00+00', '2026-11-24 09:00:00+00', 1);
INSERT INTO public.product_size VALUES (2, 2, '710021', '98100756', '4499102050666', '15.25.30.1002', 'onesize', 'onesize', 28, NULL, 945, '2026-11-24 09:00:00+00', '2026-11-24 09:00:00+00', 1);
INSERT INTO public.product_size VALUES (3, 3, '9120261', '98101129', '4499102060795', '15.25.30.1003', 'onesize', 'onesize', 28, NULL, 1145, '2026-11-24 09:00:00+00', '2026-11-24 09:00:00+00', 1);
INSERT INTO public.product_size VALUES (4, 4, '710061', '98101508', '4499102070923', '15.25.30.1004', 'onesize', 'onesize', 24, NULL, 1195, '2026-11-24 09:00:00+00', '2026-11-24 09:00:00+00', 1);
INSERT INTO public.recommendation VALUES ('M_I1_T1_H1_V1_X1', '["9121041", "9120521", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('M_I1_T1_H1_V1_X2', '["9121041", "9120521", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('M_I1_T1_H1_V1_X3', '["710181", "710101", "9122081", "9121821", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('M_I1_T1_H1_V1_X4', '["710181", "710101", "9122601", "710301", "710863", "9125982"]', 1);
INSERT INTO public.recommendation VALUES ('M_I1_T1_H1_V2_X1', '["710181", "710101", "9122601", "710301", "710863", "9125982"]', 1);
INSERT INTO public.recommendation VALUES ('M_I1_T1_H1_V2_X2', '["710181", "710101", "9122601", "710301", "710863", "9125982"]', 1);
INSERT INTO public.recommendation VALUES ('M_I1_T1_H1_V2_X3', '["9125723", "710942", "9122601", "710301"]', 1);
INSERT INTO public.recommendation VALUES ('M_I1_T1_H1_V2_X4', '["9125723", "710942", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H1_V1_X1', '["9120781", "710021", "9120001", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H1_V1_X2', '["9120781", "710021", "9120001", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H1_V1_X3', '["710141", "9120261", "9122081", "9121301", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H1_V1_X4', '["710141", "710061", "710341", "710221", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H1_V2_X1', '["710141", "710061", "710341", "710221", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H1_V2_X2', '["710141", "710061", "710341", "710221", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H1_V2_X3', '["9125723", "9125203", "9126242", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H1_V2_X4', '["9125723", "9125203", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H1_V3_X1', '["9125723", "9125203", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H1_V3_X2', '["9125723", "9125203", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H1_V3_X3', '["710902", "710822", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H1_V3_X4', '["710902", "710822", "710381", "710261"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H2_V1_X1', '["9122081", "9121301", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H2_V1_X2', '["9122081", "9121301", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H2_V1_X3', '["710341", "710221", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H2_V1_X4', '["710863", "710783", "710341", "710221", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H2_V2_X1', '["710863", "710783", "710341", "710221", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H2_V2_X2', '["710863", "710783", "710341", "710221", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H2_V2_X3', '["9125723", "9125203", "710341", "710221", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H2_V2_X4', '["9125723", "9125203", "9122341", "9121561", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H2_V3_X1', '["9125723", "9125203", "9122341", "9121561", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H2_V3_X2', '["9125723", "9125203", "9122341", "9121561", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H2_V3_X3', '["710902", "710822", "9122341", "9121561", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T1_H2_V3_X4', '["710902", "710822", "710381", "710261", "710742", "9124422"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H1_V1_X1', '["710341", "710221", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H1_V1_X2', '["710341", "710221", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H1_V1_X3', '["710341", "710221", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H1_V1_X4', '["9125723", "9125203", "710341", "710221", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H1_V2_X1', '["9125723", "9125203", "710341", "710221", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H1_V2_X2', '["9125723", "9125203", "710341", "710221", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H1_V2_X3', '["9125723", "9125203", "9122341", "9121561", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H1_V2_X4', '["710902", "710822", "9122341", "9121561", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H1_V3_X1', '["710902", "710822", "9122341", "9121561", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H1_V3_X2', '["710902", "710822", "9122341", "9121561", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H1_V3_X3', '["710902", "710822", "710381", "710261", "710742", "9124422"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H1_V3_X4', '["710902", "710822", "710381", "710261", "710742", "9124422"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H2_V1_X1', '["710341", "710221", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H2_V1_X2', '["710341", "710221", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H2_V1_X3', '["710503", "710423", "710702", "9124162", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H2_V1_X4', '["710543", "9122863", "710702", "9124162", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H2_V2_X1', '["710543", "9122863", "710702", "9124162", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H2_V2_X2', '["710543", "9122863", "710702", "9124162", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H2_V2_X3', '["710543", "9122863", "9124682", "710662", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H2_V2_X4', '["9123643", "710463", "9124682", "710662", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H2_V3_X1', '["9123643", "710463", "9124682", "710662", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H2_V3_X2', '["9123643", "710463", "9124682", "710662", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H2_V3_X3', '["9123643", "710463", "9123122", "710742", "9124422", "710381"]', 1);
INSERT INTO public.recommendation VALUES ('F_I1_T2_H2_V3_X4', '["9123643", "710463", "9123122", "710742", "9124422", "710381"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H1_V1_X1', '["710863", "710783", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H1_V1_X2', '["710863", "710783", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H1_V1_X3', '["710863", "710783", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H1_V1_X4', '["710863", "710783", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H1_V2_X1', '["710863", "710783", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H1_V2_X2', '["710863", "710783", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H1_V2_X3', '["710863", "710783", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H1_V2_X4', '["9125723", "9125203", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H1_V3_X1', '["9125723", "9125203", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H1_V3_X2', '["9125723", "9125203", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H1_V3_X3', '["9125723", "9125203", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H1_V3_X4', '["710902", "710822", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H2_V1_X1', '["710341", "710221", "710863", "710783", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H2_V1_X2', '["710341", "710221", "710863", "710783", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H2_V1_X3', '["710341", "710221", "710863", "710783", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H2_V1_X4', '["710341", "710221", "710863", "710783", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H2_V2_X1', '["710341", "710221", "710863", "710783", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H2_V2_X2', '["710341", "710221", "710863", "710783", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H2_V2_X3', '["710341", "710221", "710863", "710783", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H2_V2_X4', '["9122341", "9121561", "710863", "710783", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H2_V3_X1', '["9122341", "9121561", "9125723", "9125203", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H2_V3_X2', '["9122341", "9121561", "9125723", "9125203", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H2_V3_X3', '["9122341", "9121561", "9125723", "9125203", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T1_H2_V3_X4', '["710381", "710261", "9125723", "9125203", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H1_V1_X1', '["710341", "710221", "710702", "9124162", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H1_V1_X2', '["710341", "710221", "710702", "9124162", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H1_V1_X3', '["710341", "710221", "710702", "9124162", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H1_V1_X4', '["710341", "710221", "710702", "9124162", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H1_V2_X1', '["710341", "710221", "710702", "9124162", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H1_V2_X2', '["710341", "710221", "710702", "9124162", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H1_V2_X3', '["710341", "710221", "710702", "9124162", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H1_V2_X4', '["9122341", "9121561", "710702", "9124162", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H1_V3_X1', '["9122341", "9121561", "9124682", "710662", "9125723", "9125203"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H1_V3_X2', '["9122341", "9121561", "9124682", "710662", "9125723", "9125203"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H1_V3_X3', '["9122341", "9121561", "9124682", "710662", "9125723", "9125203"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H1_V3_X4', '["710381", "710261", "9124682", "710662", "9125723", "9125203"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H2_V1_X1', '["710503", "710423", "710702", "9124162", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H2_V1_X2', '["710503", "710423", "710702", "9124162", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H2_V1_X3', '["710503", "710423", "710702", "9124162", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H2_V1_X4', '["710503", "710423", "710702", "9124162", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H2_V2_X1', '["710503", "710423", "710702", "9124162", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H2_V2_X2', '["710503", "710423", "710702", "9124162", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H2_V2_X3', '["710503", "710423", "710702", "9124162", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H2_V2_X4', '["710543", "9122863", "710702", "9124162", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H2_V3_X1', '["710543", "9122863", "9124682", "710662", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H2_V3_X2', '["710543", "9122863", "9124682", "710662", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H2_V3_X3', '["710543", "9122863", "9124682", "710662", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I2_T2_H2_V3_X4', '["9123643", "710463", "9124682", "710662", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H1_V1_X1', '["710863", "710783", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H1_V1_X2', '["710863", "710783", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H1_V1_X3', '["710863", "710783", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H1_V1_X4', '["9125723", "9125203", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H1_V2_X1', '["9125723", "9125203", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H1_V2_X2', '["9125723", "9125203", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H1_V2_X3', '["9125723", "9125203", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H1_V2_X4', '["710902", "710822", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H1_V3_X1', '["710902", "710822", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H1_V3_X2', '["710902", "710822", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H1_V3_X3', '["710902", "710822", "710381", "710261"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H1_V3_X4', '["710902", "710822", "710381", "710261"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H2_V1_X1', '["710341", "710221", "710863", "710783", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H2_V1_X2', '["710341", "710221", "710863", "710783", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H2_V1_X3', '["710341", "710221", "710863", "710783", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H2_V1_X4', '["9122341", "9121561", "710863", "710783", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H2_V2_X1', '["9122341", "9121561", "710863", "710783", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H2_V2_X2', '["9122341", "9121561", "710863", "710783", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H2_V2_X3', '["9122341", "9121561", "9125723", "9125203", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H2_V2_X4', '["710381", "710261", "9125723", "9125203", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H2_V3_X1', '["710381", "710261", "9125723", "9125203", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H2_V3_X2', '["710381", "710261", "9125723", "9125203", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H2_V3_X3', '["710381", "710261", "710902", "710822", "710742", "9124422"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T1_H2_V3_X4', '["710381", "710261", "710902", "710822", "710742", "9124422"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H1_V1_X1', '["710341", "710221", "710702", "9124162", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H1_V1_X2', '["710341", "710221", "710702", "9124162", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H1_V1_X3', '["9122341", "9121561", "710702", "9124162", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H1_V1_X4', '["9122341", "9121561", "9124682", "710662", "9125723", "9125203"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H1_V2_X1', '["9122341", "9121561", "9124682", "710662", "9125723", "9125203"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H1_V2_X2', '["9122341", "9121561", "9124682", "710662", "9125723", "9125203"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H1_V2_X3', '["710381", "710261", "9124682", "710662", "9125723", "9125203"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H1_V2_X4', '["710381", "710261", "710742", "9124422", "710902", "710822"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H1_V3_X1', '["710381", "710261", "710742", "9124422", "710902", "710822"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H1_V3_X2', '["710381", "710261", "710742", "9124422", "710902", "710822"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H1_V3_X3', '["710381", "710261", "710742", "9124422", "710902", "710822"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H1_V3_X4', '["710381", "710261", "710742", "9124422", "710902", "710822"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H2_V1_X1', '["710503", "710423", "710702", "9124162", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H2_V1_X2', '["710503", "710423", "710702", "9124162", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H2_V1_X3', '["710543", "9122863", "710702", "9124162", "710341", "710221"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H2_V1_X4', '["710543", "9122863", "9124682", "710662", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H2_V2_X1', '["710543", "9122863", "9124682", "710662", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H2_V2_X2', '["710543", "9122863", "9124682", "710662", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H2_V2_X3', '["9123643", "710463", "9124682", "710662", "9122341", "9121561"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H2_V2_X4', '["9123643", "710463", "9123122", "710742", "9124422", "710381"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H2_V3_X1', '["9123643", "710463", "9123122", "710742", "9124422", "710381"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H2_V3_X2', '["9123643", "710463", "9123122", "710742", "9124422", "710381"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H2_V3_X3', '["9123643", "710463", "9123122", "710742", "9124422", "710381"]', 1);
INSERT INTO public.recommendation VALUES ('F_I3_T2_H2_V3_X4', '["9123643", "710463", "9123122", "710742", "9124422", "710381"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H1_V1_X1', '["9122081", "9121301", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H1_V1_X2', '["9122081", "9121301", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H1_V1_X3', '["9122081", "9121301", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H1_V1_X4', '["710341", "710221", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H1_V2_X1', '["710341", "710221", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H1_V2_X2', '["710341", "710221", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H1_V2_X3', '["710341", "710221", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H1_V2_X4', '["9122341", "9121561", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H1_V3_X1', '["9122341", "9121561", "9125723", "9125203"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H1_V3_X2', '["9122341", "9121561", "9125723", "9125203"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H1_V3_X3', '["9122341", "9121561", "9125723", "9125203"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H1_V3_X4', '["710381", "710261", "9125723", "9125203"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H2_V1_X1', '["9122081", "9121301", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H2_V1_X2', '["9122081", "9121301", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H2_V1_X3', '["9122081", "9121301", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H2_V1_X4', '["710341", "710221", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H2_V2_X1', '["710341", "710221", "710863", "710783", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H2_V2_X2', '["710341", "710221", "710863", "710783", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H2_V2_X3', '["710341", "710221", "710863", "710783", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H2_V2_X4', '["9122341", "9121561", "710863", "710783", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H2_V3_X1', '["9122341", "9121561", "9125723", "9125203", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H2_V3_X2', '["9122341", "9121561", "9125723", "9125203", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H2_V3_X3', '["9122341", "9121561", "9125723", "9125203", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T1_H2_V3_X4', '["710381", "710261", "9125723", "9125203", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H1_V1_X1', '["9122081", "9121301", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H1_V1_X2', '["9122081", "9121301", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H1_V1_X3', '["9122081", "9121301", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H1_V1_X4', '["710341", "710221", "9125463", "9124943"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H1_V2_X1', '["710341", "710221", "710702", "9124162", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H1_V2_X2', '["710341", "710221", "710702", "9124162", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H1_V2_X3', '["710341", "710221", "710702", "9124162", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H1_V2_X4', '["9122341", "9121561", "710702", "9124162", "710863", "710783"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H1_V3_X1', '["9122341", "9121561", "9124682", "710662", "9125723", "9125203"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H1_V3_X2', '["9122341", "9121561", "9124682", "710662", "9125723", "9125203"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H1_V3_X3', '["9122341", "9121561", "9124682", "710662", "9125723", "9125203"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H1_V3_X4', '["710381", "710261", "9124682", "710662", "9125723", "9125203"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H2_V1_X1', '["9122081", "9121301", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H2_V1_X2', '["9122081", "9121301", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H2_V1_X3', '["9122081", "9121301", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H2_V1_X4', '["710341", "710221", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H2_V2_X1', '["710341", "710221", "710503", "710423", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H2_V2_X2', '["710341", "710221", "710503", "710423", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H2_V2_X3', '["710341", "710221", "710503", "710423", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H2_V2_X4', '["9122341", "9121561", "9123383", "710423", "710702", "9124162"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H2_V3_X1', '["9122341", "9121561", "710543", "9122863", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H2_V3_X2', '["9122341", "9121561", "710543", "9122863", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H2_V3_X3', '["9122341", "9121561", "710543", "9122863", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('F_I4_T2_H2_V3_X4', '["710381", "710261", "710543", "9122863", "9124682", "710662"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H1_V1_X1', '["9126501", "710981"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H1_V1_X2', '["9126501", "710981"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H1_V1_X3', '["9126501", "710981"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H1_V1_X4', '["9126501", "710981", "9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H1_V2_X1', '["9126501", "710981", "9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H1_V2_X2', '["9126501", "710981", "9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H1_V2_X3', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H1_V2_X4', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H1_V3_X1', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H1_V3_X2', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H1_V3_X3', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H1_V3_X4', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H2_V1_X1', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H2_V1_X2', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H2_V1_X3', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H2_V1_X4', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H2_V2_X1', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H2_V2_X2', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H2_V2_X3', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H2_V2_X4', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H2_V3_X1', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H2_V3_X2', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H2_V3_X3', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T1_H2_V3_X4', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H1_V1_X1', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H1_V1_X2', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H1_V1_X3', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H1_V1_X4', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H1_V2_X1', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H1_V2_X2', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H1_V2_X3', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H1_V2_X4', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H1_V3_X1', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H1_V3_X2', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H1_V3_X3', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H1_V3_X4', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H2_V1_X1', '["710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H2_V1_X2', '["710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H2_V1_X3', '["710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H2_V1_X4', '["710621", "710581", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H2_V2_X1', '["710621", "710581", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H2_V2_X2', '["710621", "710581", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H2_V2_X3', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H2_V2_X4', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H2_V3_X1', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H2_V3_X2', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H2_V3_X3', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I1_T2_H2_V3_X4', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H1_V1_X1', '["9126501", "710981"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H1_V1_X2', '["9126501", "710981"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H1_V1_X3', '["9126501", "710981"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H1_V1_X4', '["9126501", "710981", "9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H1_V2_X1', '["9126501", "710981", "9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H1_V2_X2', '["9126501", "710981", "9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H1_V2_X3', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H1_V2_X4', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H1_V3_X1', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H1_V3_X2', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H1_V3_X3', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H1_V3_X4', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H2_V1_X1', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H2_V1_X2', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H2_V1_X3', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H2_V1_X4', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H2_V2_X1', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H2_V2_X2', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H2_V2_X3', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H2_V2_X4', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H2_V3_X1', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H2_V3_X2', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H2_V3_X3', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T1_H2_V3_X4', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H1_V1_X1', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H1_V1_X2', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H1_V1_X3', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H1_V1_X4', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H1_V2_X1', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H1_V2_X2', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H1_V2_X3', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H1_V2_X4', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H1_V3_X1', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H1_V3_X2', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H1_V3_X3', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H1_V3_X4', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H2_V1_X1', '["710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H2_V1_X2', '["710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H2_V1_X3', '["710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H2_V1_X4', '["710621", "710581", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H2_V2_X1', '["710621", "710581", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H2_V2_X2', '["710621", "710581", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H2_V2_X3', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H2_V2_X4', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H2_V3_X1', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H2_V3_X2', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H2_V3_X3', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I2_T2_H2_V3_X4', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H1_V1_X1', '["9126501", "710981"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H1_V1_X2', '["9126501", "710981"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H1_V1_X3', '["9126501", "710981"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H1_V1_X4', '["9126501", "710981", "9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H1_V2_X1', '["9126501", "710981", "9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H1_V2_X2', '["9126501", "710981", "9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H1_V2_X3', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H1_V2_X4', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H1_V3_X1', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H1_V3_X2', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H1_V3_X3', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H1_V3_X4', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H2_V1_X1', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H2_V1_X2', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H2_V1_X3', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H2_V1_X4', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H2_V2_X1', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H2_V2_X2', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H2_V2_X3', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H2_V2_X4', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H2_V3_X1', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H2_V3_X2', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H2_V3_X3', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T1_H2_V3_X4', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H1_V1_X1', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H1_V1_X2', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H1_V1_X3', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H1_V1_X4', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H1_V2_X1', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H1_V2_X2', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H1_V2_X3', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H1_V2_X4', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H1_V3_X1', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H1_V3_X2', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H1_V3_X3', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H1_V3_X4', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H2_V1_X1', '["710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H2_V1_X2', '["710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H2_V1_X3', '["710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H2_V1_X4', '["710621", "710581", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H2_V2_X1', '["710621", "710581", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H2_V2_X2', '["710621", "710581", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H2_V2_X3', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H2_V2_X4', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H2_V3_X1', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H2_V3_X2', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H2_V3_X3', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I3_T2_H2_V3_X4', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H1_V1_X1', '["9126501", "710981"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H1_V1_X2', '["9126501", "710981"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H1_V1_X3', '["9126501", "710981"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H1_V1_X4', '["9126501", "710981", "9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H1_V2_X1', '["9126501", "710981", "9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H1_V2_X2', '["9126501", "710981", "9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H1_V2_X3', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H1_V2_X4', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H1_V3_X1', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H1_V3_X2', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H1_V3_X3', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H1_V3_X4', '["9126521", "711021"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H2_V1_X1', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H2_V1_X2', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H2_V1_X3', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H2_V1_X4', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H2_V2_X1', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H2_V2_X2', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H2_V2_X3', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H2_V2_X4', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H2_V3_X1', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H2_V3_X2', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H2_V3_X3', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T1_H2_V3_X4', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H1_V1_X1', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H1_V1_X2', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H1_V1_X3', '["9126501", "710981", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H1_V1_X4', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H1_V2_X1', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H1_V2_X2', '["9126521", "711021", "710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H1_V2_X3', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H1_V2_X4', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H1_V3_X1', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H1_V3_X2', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H1_V3_X3', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H1_V3_X4', '["9126521", "711021", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H2_V1_X1', '["710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H2_V1_X2', '["710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H2_V1_X3', '["710621", "710581"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H2_V1_X4', '["710621", "710581", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H2_V2_X1', '["710621", "710581", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H2_V2_X2', '["710621", "710581", "9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H2_V2_X3', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H2_V2_X4', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H2_V3_X1', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H2_V3_X2', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H2_V3_X3', '["9123921", "9123901"]', 1);
INSERT INTO public.recommendation VALUES ('K_I4_T2_H2_V3_X4', '["9123921", "9123901"]', 1);
INSERT INTO public.recovery_code VALUES (1, 'dddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd');
INSERT INTO public.rights VALUES (1, 'prod_kat', 'Produktkatalog ansehen');
INSERT INTO public.rights VALUES (2, 'insti_nutzer', 'Benutzer der Institution verwalten');
INSERT INTO public.rights VALUES (3, 'kont_einst', 'Kontaktdaten bearbeiten');
INSERT INTO public.rights VALUES (4, 'preis_einst', 'Eigene Produktpreise bearbeiten');
INSERT INTO public.rights VALUES (5, 'kassen_einst', 'Krankenkassen auswählen und ergänzen');
INSERT INTO public.rights VALUES (6, 'berechn_einst', 'Berechnungsmethode festlegen');
INSERT INTO public.rights VALUES (7, 'einst_export', 'Einstellungen exportieren');
INSERT INTO public.rights VALUES (8, 'einst_import', 'Einstellungen importieren');
INSERT INTO public.rights VALUES (9, 'versorg_aufr', 'Versorgung berechnen');
INSERT INTO public.rights VALUES (10, 'bera_durch', 'Beratung durchführen');
INSERT INTO public.rights VALUES (11, 'pdf_vers', 'PDF anzeigen und per E-Mail versenden');
INSERT INTO public.rights VALUES (12, 'pdf_anzeig', 'PDF anzeigen');
INSERT INTO public.role_right VALUES (1, 1);
INSERT INTO public.role_right VALUES (1, 2);
INSERT INTO public.role_right VALUES (1, 3);
INSERT INTO public.role_right VALUES (1, 4);
INSERT INTO public.role_right VALUES (1, 5);
INSERT INTO public.role_right VALUES (1, 6);
INSERT INTO public.role_right VALUES (1, 7);
INSERT INTO public.role_right VALUES (1, 8);
INSERT INTO public.role_right VALUES (1, 9);
INSERT INTO public.role_right VALUES (1, 10);
INSERT INTO public.role_right VALUES (1, 11);
INSERT INTO public.role_right VALUES (1, 12);
INSERT INTO public.role_right VALUES (2, 1);
INSERT INTO public.role_right VALUES (2, 2);
INSERT INTO public.role_right VALUES (2, 3);
INSERT INTO public.role_right VALUES (2, 4);
INSERT INTO public.role_right VALUES (2, 5);
INSERT INTO public.role_right VALUES (2, 6);
INSERT INTO public.role_right VALUES (2, 7);
INSERT INTO public.role_right VALUES (2, 8);
INSERT INTO public.role_right VALUES (2, 9);
INSERT INTO public.role_right VALUES (2, 10);
INSERT INTO public.role_right VALUES (2, 11);
INSERT INTO public.role_right VALUES (2, 12);
INSERT INTO public.role_right VALUES (3, 1);
INSERT INTO public.role_right VALUES (3, 9);
INSERT INTO public.role_right VALUES (3, 10);
INSERT INTO public.role_right VALUES (3, 11);
INSERT INTO public.role_right VALUES (3, 12);
INSERT INTO public.role_right VALUES (4, 1);
INSERT INTO public.role_right VALUES (4, 9);
INSERT INTO public.role_right VALUES (4, 12);
INSERT INTO public.roles VALUES (1, 'Hersteller', 'Mitarbeitende des Herstellers: pflegen Institutionen, Produkte und Krankenkassen.', false, 1);
INSERT INTO public.roles VALUES (2, 'Institutionsadministrator', 'Hauptbenutzer einer Institution: berät und verwaltet Benutzer, Preise und Krankenkassen.', false, 1);
INSERT INTO public.roles VALUES (3, 'Beratung', 'Führt Beratungen durch, berechnet Versorgungen und versendet die Unterlagen.', true, 1);
INSERT INTO public.roles VALUES (4, 'Kalkulation und Katalog', 'Berechnet Versorgungen und sieht den Katalog, ohne Gesundheitsfragen zu stellen.', false, 1);
INSERT INTO public.second_factor VALUES (1, 'secret-key.zg4usPWu-totl1Mc-XrS9iTMp17TXHsG0xnS1idHrcPSk80X5UsfKyzLmbI', 58123456, '2026-11-24 08:00:00+00');
INSERT INTO public.session VALUES ('aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa', 3, '2026-11-24 08:00:00+00', '2026-11-24 08:55:00.123+00', 'Firefox auf Windows', '2026-11-24 08:00:00+00');
INSERT INTO public.session VALUES ('bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb', 2, '2026-11-24 07:00:00+00', '2026-11-24 07:30:00+00', NULL, NULL);
INSERT INTO public.stored_pdf VALUES (3, '1111111111111111111111111111111111111111111111111111111111111111', '\x0001027f80ff', '2026-11-25 08:10:00+00', 2, 6);
INSERT INTO public.trial_reminder VALUES (5, '2026-11-01', 7, '2026-11-20 06:00:00+00', true);
INSERT INTO public.users VALUES (1, 1, 1, 0, 'Martina', 'Vogel', 'admin@hersteller.example', 'admin', 'admin', '$argon2id$v=19$m=19456,t=2,p=1$FxZHfQr8P4Cfn9y3LZqlvA$A3MNd5DDE8ygMBTyxnx7K5KXJ9z60LmPTfaPAq5R5jg', false, true, false, 0, '2026-11-24 09:00:00+00', true, 1, NULL, false, NULL);
INSERT INTO public.users VALUES (2, 2, 2, 0, 'Katharina', 'Weiß', 'leitung@apotheke-stadtgarten.example', 'leitung', 'leitung', '$argon2id$v=19$m=19456,t=2,p=1$oUY633izLOplAJmy+1s/Fg$SofoaF9B0JJaFMBoupXSZhizRQ9qFpjSvinm0bhNAHU', false, true, false, 0, '2026-11-24 09:00:00+00', true, 1, NULL, false, NULL);
INSERT INTO public.users VALUES (5, 3, 2, 1, 'Jörg', 'Petersen', 'petersen@sanitaetshaus-lindenhof.example', 'demo', 'demo', '$argon2id$v=19$m=19456,t=2,p=1$BmjroD08FTvj8gn5q0xURA$zGft1TzjURxAV2W+se77YbhwWK0sCIfQBhfIsC1/+Fo', false, true, false, 0, '2026-11-24 09:00:00+00', true, 1, NULL, false, NULL);
INSERT INTO public.users VALUES (4, 2, 4, 0, 'Sabine', 'Lorenz', NULL, 'kalkulation', NULL, NULL, false, true, false, 0, '2026-11-24 09:00:00+00', true, 1, NULL, false, '2026-11-23 10:00:00+00');
INSERT INTO public.users VALUES (3, 2, 3, 1, 'Émilie', 'Özgür-Groß', 'krueger@apotheke-stadtgarten.example', 'beratung', 'beratung', '$argon2id$v=19$m=19456,t=2,p=1$7N4nrRk8TtH5tdp27ahE7g$HRZikH2w4AraCbnPSEzg6LFOOQ2r2H1AcXuZ4dOcCpo', false, true, false, 0, '2026-11-24 09:00:00+00', true, 3, NULL, false, NULL);
SELECT pg_catalog.setval('public.audit_entry_id_seq', 3, true);
SELECT pg_catalog.setval('public.competitor_id_seq', 47, true);
SELECT pg_catalog.setval('public.edited_texts_id_seq', 1, false);
SELECT pg_catalog.setval('public.import_run_id_seq', 1, true);
SELECT pg_catalog.setval('public.institution_id_seq', 3, true);
SELECT pg_catalog.setval('public.krankenkasse_id_seq', 38, true);
SELECT pg_catalog.setval('public.migration_id_seq', 38, true);
SELECT pg_catalog.setval('public.own_krankenkasse_id_seq', 115, true);
SELECT pg_catalog.setval('public.paket_id_seq', 3, true);
SELECT pg_catalog.setval('public.product_id_seq', 234, true);
SELECT pg_catalog.setval('public.product_image_id_seq', 1, true);
SELECT pg_catalog.setval('public.product_size_id_seq', 235, true);
SELECT pg_catalog.setval('public.rights_id_seq', 12, true);
SELECT pg_catalog.setval('public.roles_id_seq', 4, true);
SELECT pg_catalog.setval('public.users_id_seq', 5, true);
ALTER TABLE ONLY public.adm_row
    ADD CONSTRAINT adm_row_pkey PRIMARY KEY (knr);
ALTER TABLE ONLY public.audit_entry
    ADD CONSTRAINT audit_entry_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.competitor
    ADD CONSTRAINT competitor_name_unique UNIQUE (name);
ALTER TABLE ONLY public.competitor
    ADD CONSTRAINT competitor_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.data_version
    ADD CONSTRAINT data_version_pkey PRIMARY KEY (name);
ALTER TABLE ONLY public.dismissed_notice
    ADD CONSTRAINT dismissed_notice_pkey PRIMARY KEY (user_id, notice);
ALTER TABLE ONLY public.edited_texts
    ADD CONSTRAINT edited_texts_name_unique UNIQUE (name);
ALTER TABLE ONLY public.edited_texts
    ADD CONSTRAINT edited_texts_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.import_run
    ADD CONSTRAINT import_run_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.institution
    ADD CONSTRAINT institution_kundennummer_unique UNIQUE (kundennummer);
ALTER TABLE ONLY public.institution
    ADD CONSTRAINT institution_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.krankenkasse
    ADD CONSTRAINT krankenkasse_kasse_unique UNIQUE (kasse);
ALTER TABLE ONLY public.krankenkasse
    ADD CONSTRAINT krankenkasse_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.link_token
    ADD CONSTRAINT link_token_pkey PRIMARY KEY (user_id, purpose);
ALTER TABLE ONLY public.matching_row
    ADD CONSTRAINT matching_row_pkey PRIMARY KEY (knr);
ALTER TABLE ONLY public.migration
    ADD CONSTRAINT migration_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.offer_count
    ADD CONSTRAINT offer_count_pkey PRIMARY KEY (institution_id, month);
ALTER TABLE ONLY public.own_krankenkasse
    ADD CONSTRAINT own_krankenkasse_institution_id_krankenkasse_id_unique UNIQUE (institution_id, krankenkasse_id);
ALTER TABLE ONLY public.own_krankenkasse
    ADD CONSTRAINT own_krankenkasse_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.own_price
    ADD CONSTRAINT own_price_pkey PRIMARY KEY (institution_id, size_id);
ALTER TABLE ONLY public.paket
    ADD CONSTRAINT paket_name_unique UNIQUE (name);
ALTER TABLE ONLY public.paket
    ADD CONSTRAINT paket_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.pdf_sending
    ADD CONSTRAINT pdf_sending_pkey PRIMARY KEY (request_hash);
ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_identity_unique UNIQUE (produktbezeichnung, anwendungstyp, premium_basis, schweregrad, tropfenanzahl);
ALTER TABLE ONLY public.product_image
    ADD CONSTRAINT product_image_key_unique UNIQUE (key);
ALTER TABLE ONLY public.product_image
    ADD CONSTRAINT product_image_name_unique UNIQUE (name);
ALTER TABLE ONLY public.product_image
    ADD CONSTRAINT product_image_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.product
    ADD CONSTRAINT product_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.product_size
    ADD CONSTRAINT product_size_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.product_size
    ADD CONSTRAINT product_size_product_id_konfektionsgroesse_unique UNIQUE (product_id, konfektionsgroesse);
ALTER TABLE ONLY public.product_size
    ADD CONSTRAINT product_size_pzn_unique UNIQUE (pzn);
ALTER TABLE ONLY public.rate_count
    ADD CONSTRAINT rate_count_pkey PRIMARY KEY (span_hash);
ALTER TABLE ONLY public.recommendation
    ADD CONSTRAINT recommendation_pkey PRIMARY KEY (key);
ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_pkey PRIMARY KEY (user_id, code_hash);
ALTER TABLE ONLY public.rights
    ADD CONSTRAINT rights_name_unique UNIQUE (name);
ALTER TABLE ONLY public.rights
    ADD CONSTRAINT rights_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.role_right
    ADD CONSTRAINT role_right_pkey PRIMARY KEY (role_id, right_id);
ALTER TABLE ONLY public.roles
    ADD CONSTRAINT roles_name_unique UNIQUE (name);
ALTER TABLE ONLY public.roles
    ADD CONSTRAINT roles_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.second_factor
    ADD CONSTRAINT second_factor_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.second_factor_step
    ADD CONSTRAINT second_factor_step_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.solved_challenge
    ADD CONSTRAINT solved_challenge_pkey PRIMARY KEY (challenge_hash);
ALTER TABLE ONLY public.staged_import
    ADD CONSTRAINT staged_import_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.stored_pdf
    ADD CONSTRAINT stored_pdf_pkey PRIMARY KEY (user_id, name_hash);
ALTER TABLE ONLY public.trial_reminder
    ADD CONSTRAINT trial_reminder_pkey PRIMARY KEY (user_id, testbeginn, days);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_login_key_unique UNIQUE (login_key);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_mail_unique UNIQUE (mail);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
CREATE INDEX audit_entry_at_index ON public.audit_entry USING btree (at);
CREATE UNIQUE INDEX audit_entry_bucket_unique ON public.audit_entry USING btree (bucket);
CREATE INDEX audit_entry_who_index ON public.audit_entry USING btree (who);
CREATE INDEX audit_entry_whom_index ON public.audit_entry USING btree (whom);
CREATE INDEX link_token_expires_index ON public.link_token USING btree (expires);
CREATE INDEX pdf_sending_expires_index ON public.pdf_sending USING btree (expires);
CREATE INDEX product_image_stored_index ON public.product_image USING btree (stored);
CREATE INDEX product_imagepfad_index ON public.product USING btree (imagepfad);
CREATE INDEX product_size_artikelnummer_index ON public.product_size USING btree (artikelnummer);
CREATE INDEX rate_count_ends_at_index ON public.rate_count USING btree (ends_at);
CREATE INDEX second_factor_step_expires_index ON public.second_factor_step USING btree (expires);
CREATE INDEX session_last_seen_index ON public.session USING btree (last_seen);
CREATE INDEX solved_challenge_expires_index ON public.solved_challenge USING btree (expires);
CREATE INDEX solved_challenge_visitor_hash_index ON public.solved_challenge USING btree (visitor_hash);
CREATE INDEX staged_import_expires_index ON public.staged_import USING btree (expires);
CREATE INDEX stored_pdf_expires_index ON public.stored_pdf USING btree (expires);
CREATE INDEX stored_pdf_institution_id_index ON public.stored_pdf USING btree (institution_id);
CREATE TRIGGER competitor_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.competitor FOR EACH STATEMENT EXECUTE FUNCTION public.raise_version_of_all('catalogue');
CREATE TRIGGER edited_texts_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.edited_texts FOR EACH STATEMENT EXECUTE FUNCTION public.raise_version_of_all('definitions');
CREATE TRIGGER institution_accounts AFTER INSERT OR DELETE OR UPDATE OF name, kundennummer, vertriebsweg, strasse, hausnummer, plz, ort, paket_id, testphase, testbeginn, deleted, version OR TRUNCATE ON public.institution FOR EACH STATEMENT EXECUTE FUNCTION public.raise_version_of_all('accounts');
CREATE TRIGGER institution_version AFTER INSERT OR DELETE OR UPDATE ON public.institution FOR EACH ROW EXECUTE FUNCTION public.raise_version_of_institution('id');
CREATE TRIGGER krankenkasse_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.krankenkasse FOR EACH STATEMENT EXECUTE FUNCTION public.raise_version_of_all('krankenkassen');
CREATE TRIGGER own_krankenkasse_version AFTER INSERT OR DELETE OR UPDATE ON public.own_krankenkasse FOR EACH ROW EXECUTE FUNCTION public.raise_version_of_institution('institution_id');
CREATE TRIGGER own_price_delete_version AFTER DELETE ON public.own_price REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION public.raise_version_of_own_prices();
CREATE TRIGGER own_price_insert_version AFTER INSERT ON public.own_price REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.raise_version_of_own_prices();
CREATE TRIGGER own_price_update_version AFTER UPDATE ON public.own_price REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION public.raise_version_of_own_prices();
CREATE TRIGGER paket_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.paket FOR EACH STATEMENT EXECUTE FUNCTION public.raise_version_of_all('pakete');
CREATE TRIGGER product_image_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.product_image FOR EACH STATEMENT EXECUTE FUNCTION public.raise_version_of_all('catalogue');
CREATE TRIGGER product_size_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.product_size FOR EACH STATEMENT EXECUTE FUNCTION public.raise_version_of_all('catalogue');
CREATE TRIGGER product_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.product FOR EACH STATEMENT EXECUTE FUNCTION public.raise_version_of_all('catalogue');
CREATE TRIGGER recommendation_version AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON public.recommendation FOR EACH STATEMENT EXECUTE FUNCTION public.raise_version_of_all('catalogue');
CREATE TRIGGER roles_accounts AFTER INSERT OR DELETE OR UPDATE OF name OR TRUNCATE ON public.roles FOR EACH STATEMENT EXECUTE FUNCTION public.raise_version_of_all('accounts');
CREATE TRIGGER users_accounts AFTER INSERT OR DELETE OR UPDATE OF institution_id, role_id, anrede, vorname, nachname, mail, login_key, loginname, password_initial, mail_confirmed, inactive, version OR TRUNCATE ON public.users FOR EACH STATEMENT EXECUTE FUNCTION public.raise_version_of_all('accounts');
ALTER TABLE ONLY public.dismissed_notice
    ADD CONSTRAINT dismissed_notice_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.institution
    ADD CONSTRAINT institution_paket_id_foreign FOREIGN KEY (paket_id) REFERENCES public.paket(id);
ALTER TABLE ONLY public.link_token
    ADD CONSTRAINT link_token_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.offer_count
    ADD CONSTRAINT offer_count_institution_id_foreign FOREIGN KEY (institution_id) REFERENCES public.institution(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.own_krankenkasse
    ADD CONSTRAINT own_krankenkasse_institution_id_foreign FOREIGN KEY (institution_id) REFERENCES public.institution(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.own_krankenkasse
    ADD CONSTRAINT own_krankenkasse_krankenkasse_id_foreign FOREIGN KEY (krankenkasse_id) REFERENCES public.krankenkasse(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.own_price
    ADD CONSTRAINT own_price_institution_id_foreign FOREIGN KEY (institution_id) REFERENCES public.institution(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.pdf_sending
    ADD CONSTRAINT pdf_sending_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.product_size
    ADD CONSTRAINT product_size_product_id_foreign FOREIGN KEY (product_id) REFERENCES public.product(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.recovery_code
    ADD CONSTRAINT recovery_code_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.role_right
    ADD CONSTRAINT role_right_right_id_foreign FOREIGN KEY (right_id) REFERENCES public.rights(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.role_right
    ADD CONSTRAINT role_right_role_id_foreign FOREIGN KEY (role_id) REFERENCES public.roles(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.second_factor_step
    ADD CONSTRAINT second_factor_step_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.second_factor
    ADD CONSTRAINT second_factor_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON UPDATE CASCADE ON DELETE CASCADE;
ALTER TABLE ONLY public.session
    ADD CONSTRAINT session_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.stored_pdf
    ADD CONSTRAINT stored_pdf_institution_id_foreign FOREIGN KEY (institution_id) REFERENCES public.institution(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.stored_pdf
    ADD CONSTRAINT stored_pdf_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.trial_reminder
    ADD CONSTRAINT trial_reminder_user_id_foreign FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_institution_id_foreign FOREIGN KEY (institution_id) REFERENCES public.institution(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_role_id_foreign FOREIGN KEY (role_id) REFERENCES public.roles(id) ON DELETE SET NULL;
