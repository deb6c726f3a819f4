// Compiled on first use, unlike that of zod/mini, which takes a third longer for a case.
import { strictObject } from 'zod';
import * as z from 'zod/mini';
import {
  APPLICATION_TYPES,
  type PricedProduct,
  parseApplicationType,
  SEVERITIES,
  TIERS,
} from '#catalogue/domain';
import {
  BERECHNUNGSMETHODEN,
  isInstitutionskennzeichen,
  type Krankenkasse,
  type OwnPrices,
  ratesOn,
} from '#institution/domain';
import { type CalendarDay, parseDay, parseEuro } from '#platform/domain';
import { ANSWER_CODES, FIRST_BIRTHDATE } from '../answers/answers.ts';
import type { TabPlace } from '../cart/cart-edit.ts';
import { DAILY_NEED, MONTHLY_PACKAGES } from '../cart/line.ts';
import { map, nameOr, optional, parsed, record, rule, text, wholeNumber } from './price-case-kinds.ts';

const amount = parsed(parseEuro, 'muss ein Betrag ab 0 mit höchstens zwei Nachkommastellen sein', {
  pattern: '^\\s*[0-9]{1,9}([.,][0-9]{1,2})?\\s*$',
});
const day = parsed(parseDay, 'muss ein Tag sein, den es gibt (JJJJ-MM-TT)', {
  format: 'date',
  pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
});
const flag = optional(z.boolean(), false);
const absent = undefined;
/** A key that may hold anything; nothing reads it. Lets a case be pasted together from the catalogue. */
const carried = z.optional(z.unknown());

const patient = strictObject({
  birthdate: optional(
    day.check(z.refine((value) => value >= FIRST_BIRTHDATE, `darf nicht vor dem ${FIRST_BIRTHDATE} liegen`)),
    absent,
  ),
  inkontinenz: optional(z.enum(ANSWER_CODES.inkontinenz), absent),
  gebuehr: optional(z.enum(ANSWER_CODES.gebuehr), absent),
});

const rates = { Kinderpauschale: amount, Urinpauschale: amount, Stuhlpauschale: amount } as const;
const kindalter = wholeNumber(0);

/** A Krankenkasse as the calls answer it. */
const insurer = strictObject({
  Kasse: text,
  ...rates,
  Saetze: optional(
    z.array(strictObject({ gueltigAb: day, ...rates, Kindalter: kindalter })).check(
      rule((saetze, fault) => {
        if (new Set(saetze.map(({ gueltigAb }) => gueltigAb)).size < saetze.length)
          fault([], 'darf jeden Tag nur einmal enthalten');
      }),
    ),
    [],
  ),
  IK: optional(
    z
      .string()
      .check(
        z.refine(
          (value) => value === '' || isInstitutionskennzeichen(value),
          'muss ein Institutionskennzeichen sein (neun Ziffern mit Prüfziffer) oder leer',
        ),
      ),
    absent,
  ),
  Kindalter: optional(kindalter, null),
  selfPay: flag,
  id: carried,
  version: carried,
});

/** Null where it is missing or an amount, such as `500 ml`. */
const pieces = z.optional(
  z
    .pipe(
      z.transform((value) => (typeof value === 'string' && value !== '' ? null : value)),
      z.nullish(wholeNumber(1)),
    )
    .register(z.globalRegistry, {
      anyOf: [
        { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
        { type: 'string', minLength: 1 },
        { type: 'null' },
      ],
    }),
);

const size = strictObject({
  id: text,
  pieces,
  price: optional(amount, null),
  aidnumber: optional(z.string(), absent),
  // PZN, Artikelnummer and amount as in the combined catalogue, pzn as in the specification.
  Artikelnummer: carried,
  PZN: carried,
  pzn: carried,
  EAN: carried,
  hu: carried,
  amount: carried,
});

const product = z.pipe(
  strictObject({
    Anwendungstyp: parsed(parseApplicationType, 'ist kein bekannter Anwendungstyp', {
      examples: Object.values(APPLICATION_TYPES).flat(),
    }),
    PremiumBasis: z.enum(TIERS),
    Schweregrad: z.enum(SEVERITIES),
    liquid: flag,
    wiederverwendbar: optional(z.boolean(), absent),
    sizes: record(size),
    id: carried,
    Artikelnummer: carried,
    Produktbezeichnung: carried,
    Inkontinenzprodukt: carried,
    imagepfad: carried,
    Vorteilskommunikation: carried,
    Tropfenanzahl: carried,
    ICONS: carried,
  }).check(
    rule(({ liquid, sizes }, fault) => {
      if (liquid) return;
      for (const [name, { pieces }] of Object.entries(sizes)) {
        if ((pieces ?? null) === null)
          fault(
            ['sizes', name, 'pieces'],
            'muss eine ganze Zahl sein (nur eine Flüssigkeit hat keine Stückzahl)',
          );
      }
    }),
  ),
  z.transform(
    ({ Anwendungstyp, PremiumBasis, Schweregrad, liquid, wiederverwendbar, sizes }): PricedProduct => ({
      Anwendungstyp,
      PremiumBasis,
      Schweregrad,
      liquid,
      wiederverwendbar,
      sizes: Object.fromEntries(
        Object.entries(sizes).map(([name, { id, pieces, price, aidnumber }]) => [
          name,
          { id, pieces: pieces ?? 1, price, aidnumber },
        ]),
      ),
    }),
  ),
);

const tabs = z.array(
  strictObject({
    lines: z.array(
      strictObject({
        product: text,
        size: text,
        dailyNeed: optional(wholeNumber(DAILY_NEED.min, DAILY_NEED.max), absent),
        monthlyPackages: optional(wholeNumber(MONTHLY_PACKAGES.min, MONTHLY_PACKAGES.max), absent),
      }),
    ),
  }),
);

/** Bought besides, not instead. */
const FREE_SALE_AREA = 2;

/** The proposals a person has decided for, numbered as in warnings: by area and place in it, both from 0. */
const chosen = z.array(strictObject({ area: wholeNumber(0, 2), tab: wholeNumber(0) })).check(
  rule((places, fault) => {
    if (places.length === 0) fault([], 'muss mindestens einen Vorschlag nennen');
    if (new Set(places.map(({ area, tab }) => `${area} ${tab}`)).size < places.length)
      fault([], 'darf jeden Vorschlag nur einmal nennen');
    if (places.filter(({ area }) => area !== FREE_SALE_AREA).length > 1)
      fault([], 'darf aus den Bereichen 0 und 1 nur einen Vorschlag nennen');
  }),
);
const noPrices: OwnPrices = new Map();

/**
 * A case of the batch format. Amounts are texts such as `24.95` and are read as cents. Where a case names
 * data (an insurer by Kasse, prices by Kundennummer), the caller looks it up before pricing.
 */
export const priceCase = z.pipe(
  strictObject({
    case: text,
    today: day,
    method: z.enum(BERECHNUNGSMETHODEN),
    patient,
    insurer: nameOr(insurer),
    /** By the id that the lines carry; null: each line's product is an Artikelnummer of the catalogue. */
    products: optional(map(product), null),
    prices: optional(nameOr(map(amount)), noPrices),
    cart: z.tuple([tabs, tabs, tabs]),
    /** At most one of areas 0 and 1, and any of area 2 besides; undefined: nothing is decided. */
    chosen: optional(chosen, absent),
    /** Any subset of the result; undefined where the case expects nothing. */
    expected: z.optional(z.unknown()),
  }).check(
    rule(({ patient, today, cart, chosen }, fault) => {
      if ((patient.birthdate ?? '') > today) fault(['patient', 'birthdate'], 'darf nicht nach today liegen');
      chosen?.forEach(({ area, tab }, at) => {
        const tabs = cart[area];
        // An area that does not exist is a fault of its own.
        if (tabs === undefined) return;
        const lines = tabs[tab]?.lines;
        if (lines === undefined) fault(['chosen', at, 'tab'], 'nennt keinen Vorschlag des Falls');
        else if (lines.length === 0) fault(['chosen', at, 'tab'], 'nennt einen leeren Vorschlag');
      });
    }),
  ),
  z.transform(({ chosen, insurer, ...values }) => ({
    ...values,
    chosen: chosen as readonly TabPlace[] | undefined,
    insurer: typeof insurer === 'string' ? insurer : insurerOn(insurer, values.today),
  })),
);

/** Resolves dated rates to those of the case's day. */
function insurerOn(
  { id: _, version: __, ...given }: z.output<typeof insurer>,
  today: CalendarDay,
): Krankenkasse {
  const Saetze = given.Saetze.toSorted((a, b) => (a.gueltigAb < b.gueltigAb ? -1 : 1));
  return ratesOn({ ...given, Saetze }, today) as Krankenkasse;
}

export type PriceCase = Readonly<z.output<typeof priceCase>>;

/** Products by the id that the lines of a case carry. */
export type CaseProducts = NonNullable<PriceCase['products']>;
