import { defineEntity, type InferEntity, p } from '@mikro-orm/core';
import type { Berechnungsmethode } from '../calculation-method/calculation-methods.ts';
import { Paket } from '../pakete/paket.entity.ts';

/** A care supplier with its settings (access specification, section 3). */
export const Institution = defineEntity({
  name: 'Institution',
  tableName: 'institution',
  indexes: [{ properties: ['nameKey', 'id'] }, { properties: ['ortKey', 'id'] }],
  properties: {
    id: p.integer().primary(),
    name: p.string().length(200),
    /** What it is sorted by, as `ortKey`; triggers of the database write them. */
    nameKey: p.string().length(400).default(''),
    kundennummer: p.string().length(8).nullable().unique(),
    vertriebsweg: p.integer(),
    berechnungsmethode: p.string().length(1).$type<Berechnungsmethode>(),
    strasse: p.string().length(200),
    hausnummer: p.string().length(20),
    plz: p.string().length(10).index(),
    ort: p.string().length(100),
    ortKey: p.string().length(200).default(''),
    telefon: p.string().length(50).default(''),
    fax: p.string().length(50).default(''),
    ansprechpartner: p.string().length(200).default(''),
    email: p.string().length(254).default(''),
    webseite: p.string().length(200).default(''),
    /** Institutionskennzeichen shown on documents; empty if none is set. */
    ik: p.string().length(9).default(''),
    /** Names of its advisers, one per line; empty if none are kept. */
    beraternamen: p.text().default(''),
    /** What the lines of its card reader hold, one per line; empty if there is no template. */
    kartenzeilen: p.text().default(''),
    /** Its own wording of the declaration of Mehrkosten; empty: ours. */
    wortlaut: p.text().default(''),
    /** Password of mailed PDFs, encrypted under a key outside the database; null if none is set. */
    pdfPasswort: p.string().length(1000).nullable(),
    /** Whether each mailed PDF has a password of its own, which is kept nowhere, in place of the stored one. */
    kennwortJeVersand: p.boolean().default(false),
    paket: () => p.manyToOne(Paket).index(),
    testphase: p.boolean(),
    /** First day of the trial, `YYYY-MM-DD` in Berlin; null outside of one. */
    testbeginn: p.string().length(10).nullable(),
    /** The vendor's own institution, whose users are provider staff. */
    isVendor: p.boolean(),
    /** The settings that a browser kept of the institution have been imported (docs/decisions/0012). */
    datenTransferiert: p.boolean().default(false),
    created: p.datetime(),
    /** Time of the deletion, after which its rows are kept but hidden; null if it is not deleted. */
    deleted: p.datetime().nullable(),
    /** Raised by each user's write to the contact data. */
    version: p.integer().default(1),
    /** Whether its own Krankenkassen are offered in addition to the vendor's whole list (docs/decisions/0051). */
    kassenZusaetzlich: p.boolean().default(false),
    /** Raised by each change of its Krankenkassen, which are saved as one list. */
    kassenVersion: p.integer().default(1),
    /** Raised by each change of its Berechnungsmethode. */
    methodVersion: p.integer().default(1),
    /** Raised by each change of its wording of the declaration. */
    wortlautVersion: p.integer().default(1),
    /** Raised by each change of its own prices, which are saved as one list. */
    pricesVersion: p.integer().default(1),
  },
});
export type Institution = InferEntity<typeof Institution>;
