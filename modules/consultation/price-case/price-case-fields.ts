import * as z from 'zod/mini';
import { APPLICATION_TYPES, type PricedProduct, SEVERITIES, TIERS } from '#catalogue/domain';
import {
  BERECHNUNGSMETHODEN,
  isInstitutionskennzeichen,
  type Krankenkasse,
  type OwnPrices,
  ratesOn,
} from '#institution/domain';
import type { CalendarDay } from '#platform/domain';
import { ANSWER_CODES, FIRST_BIRTHDATE } from '../answers/answers.ts';
import type { TabPlace } from '../cart/cart-edit.ts';
import { DAILY_NEED, MONTHLY_PACKAGES } from '../cart/line.ts';
import { list, map, nameOr, object, record, triple } from './price-case-containers.ts';
import {
  bool,
  type Field,
  free,
  oneOf,
  optional,
  parsed,
  string,
  text,
  type ValueOf,
  where,
  wholeNumber,
} from './price-case-kinds.ts';
import { scanApplicationType, scanDay, scanEuro } from './price-case-scan.ts';

const amount = parsed(scanEuro, 'muss ein Betrag ab 0 mit höchstens zwei Nachkommastellen sein', {
  pattern: '^\\s*[0-9]{1,9}([.,][0-9]{1,2})?\\s*$',
});
const day = parsed(scanDay, 'muss ein Tag sein, den es gibt (JJJJ-MM-TT)', {
  format: 'date',
  pattern: '^[0-9]{4}-(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$',
});
const flag = optional(bool, false);
const absent = undefined;

const patient = object({
  birthdate: optional(
    where(day, (value) => value >= FIRST_BIRTHDATE, `darf nicht vor dem ${FIRST_BIRTHDATE} liegen`),
    absent,
  ),
  inkontinenz: optional(oneOf(ANSWER_CODES.inkontinenz), absent),
  gebuehr: optional(oneOf(ANSWER_CODES.gebuehr), absent),
});

const rates = { Kinderpauschale: amount, Urinpauschale: amount, Stuhlpauschale: amount } as const;
const kindalter = wholeNumber(0);

/** A Krankenkasse as the calls answer it. */
const insurer = object(
  {
    Kasse: text,
    ...rates,
    Saetze: optional(
      list(object({ gueltigAb: day, ...rates, Kindalter: kindalter }), (saetze, fault) => {
        if (new Set(saetze.map(({ gueltigAb }) => gueltigAb)).size < saetze.length)
          fault([], 'darf jeden Tag nur einmal enthalten');
      }),
      absent,
    ),
    IK: optional(
      where(
        string,
        (value) => value === '' || isInstitutionskennzeichen(value),
        'muss ein Institutionskennzeichen sein (neun Ziffern mit Prüfziffer) oder leer',
      ),
      absent,
    ),
    Kindalter: optional(kindalter, null),
    selfPay: flag,
  },
  { carried: ['id', 'version'] },
);

const count = optional(wholeNumber(1), null);
const toCount = (value: unknown) => (typeof value === 'string' && value !== '' ? null : value);

/** Null where it is missing or an amount, such as `500 ml`. */
const pieces: Field<number | null> = {
  schema: z.optional(
    z.pipe(z.transform(toCount), count.schema).register(z.globalRegistry, {
      anyOf: [
        { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER },
        { type: 'string', minLength: 1 },
        { type: 'null' },
      ],
    }),
  ),
  read: (value) => count.read(toCount(value)),
};

const product = object(
  {
    Anwendungstyp: parsed(scanApplicationType, 'ist kein bekannter Anwendungstyp', {
      examples: Object.values(APPLICATION_TYPES).flat(),
    }),
    PremiumBasis: oneOf(TIERS),
    Schweregrad: oneOf(SEVERITIES),
    liquid: flag,
    wiederverwendbar: optional(bool, absent),
    sizes: record(
      object(
        { id: text, pieces, price: optional(amount, null), aidnumber: optional(string, absent) },
        // PZN, Artikelnummer and amount as in the combined catalogue, pzn as in the specification.
        { carried: ['Artikelnummer', 'PZN', 'pzn', 'EAN', 'hu', 'amount'] },
      ),
    ),
  },
  {
    carried: [
      'id',
      'Artikelnummer',
      'Produktbezeichnung',
      'Inkontinenzprodukt',
      'imagepfad',
      'Vorteilskommunikation',
      'Tropfenanzahl',
      'ICONS',
    ],
    rule({ liquid, sizes }, fault) {
      if (liquid) return;
      for (const size of Object.keys(sizes)) {
        if ((sizes[size]?.pieces ?? null) === null)
          fault(
            ['sizes', size, 'pieces'],
            'muss eine ganze Zahl sein (nur eine Flüssigkeit hat keine Stückzahl)',
          );
      }
    },
    convert(values) {
      if (values.liquid) for (const size of Object.values(values.sizes)) size.pieces ??= 1;
      return values as PricedProduct;
    },
  },
);

const tabs = list(
  object({
    lines: list(
      object({
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
const chosen = list(object({ area: wholeNumber(0, 2), tab: wholeNumber(0) }), (places, fault) => {
  if (places.length === 0) fault([], 'muss mindestens einen Vorschlag nennen');
  if (new Set(places.map(({ area, tab }) => `${area} ${tab}`)).size < places.length)
    fault([], 'darf jeden Vorschlag nur einmal nennen');
  if (places.filter(({ area }) => area !== FREE_SALE_AREA).length > 1)
    fault([], 'darf aus den Bereichen 0 und 1 nur einen Vorschlag nennen');
});
const noPrices: OwnPrices = new Map();

/**
 * A case of the batch format. Amounts are texts such as `24.95` and are read as cents. Where a case names
 * data (an insurer by Kasse, prices by Kundennummer), the caller looks it up before pricing.
 */
export const priceCase = object(
  {
    case: text,
    today: day,
    method: oneOf(BERECHNUNGSMETHODEN),
    patient,
    insurer: nameOr(insurer),
    /** By the id that the lines carry; null: each line's product is an Artikelnummer of the catalogue. */
    products: optional(map(product), null),
    prices: optional(nameOr(map(amount)), noPrices),
    cart: triple(tabs),
    /** At most one of areas 0 and 1, and any of area 2 besides; undefined: nothing is decided. */
    chosen: optional(chosen, absent),
    /** Any subset of the result; undefined where the case expects nothing. */
    expected: free,
  },
  {
    rule({ patient, today, cart, chosen }, fault) {
      if ((patient.birthdate ?? '') > today) fault(['patient', 'birthdate'], 'darf nicht nach today liegen');
      chosen?.forEach(({ area, tab }, at) => {
        const tabs = cart[area];
        // An area that does not exist is a fault of its own.
        if (tabs === undefined) return;
        const lines = tabs[tab]?.lines;
        if (lines === undefined) fault(['chosen', at, 'tab'], 'nennt keinen Vorschlag des Falls');
        else if (lines.length === 0) fault(['chosen', at, 'tab'], 'nennt einen leeren Vorschlag');
      });
    },
    convert: ({ chosen, ...values }) => ({
      ...values,
      chosen: chosen as readonly TabPlace[] | undefined,
      insurer: insurerOn(values.insurer, values.today),
    }),
  },
);

/** Resolves dated rates to those of the case's day. */
function insurerOn(given: string | ValueOf<typeof insurer>, today: CalendarDay): string | Krankenkasse {
  if (typeof given === 'string' || given.Saetze === absent) return given as string | Krankenkasse;
  const Saetze = given.Saetze.sort((a, b) => (a.gueltigAb < b.gueltigAb ? -1 : 1));
  return ratesOn({ ...given, Saetze }, today);
}

export type PriceCase = Readonly<ValueOf<typeof priceCase>>;

/** Products by the id that the lines of a case carry. */
export type CaseProducts = NonNullable<PriceCase['products']>;
