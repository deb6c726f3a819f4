import * as z from 'zod/mini';
import { contractPriceRecord } from '#catalogue/domain';
import {
  ANSWER_LIMITS,
  answersSchema,
  appointmentChoicesSchema,
  checkChoices,
  documentDetailsSchema,
  issueTexts,
  type PriceCase,
  parsePriceCase,
  type TextField,
} from '#consultation/domain';
import { ratesOn, wordingText } from '#institution/domain';
import { aidPositions, CARERS, type DocumentInput, type DocumentProduct } from '#pdf/domain';
import { countCharacters, DomainError, fieldsOf, isDomainError } from '#platform/domain';
import type { CatalogueSources } from '../price/price-sources.ts';

const text = z.string().check(z.minLength(1));
const optional = z._default(z.string().check(z.maxLength(254)), '');

const institutionSchema = z.strictObject({
  name: text,
  strasse: optional,
  hausnummer: optional,
  plz: optional,
  ort: optional,
  telefon: optional,
  fax: optional,
  email: optional,
  webseite: optional,
  ansprechpartner: optional,
  ik: optional,
  trial: z._default(z.boolean(), false),
  wortlaut: z.optional(wordingText),
});

/** A line of the pricing format, which checks its other fields, with the time of wearing. */
const line = z.looseObject({ selectedTime: z.optional(z.literal([0, 1, 2])) });
const tabs = z.array(z.looseObject({ lines: z.array(line) }));

/**
 * A case of `inko pdf`: the pricing format with answers in place of the patient, and the issuer. The pricing format
 * checks its own fields.
 */
const pdfCaseSchema = z.strictObject({
  case: z.optional(text),
  today: z.unknown(),
  method: z.unknown(),
  insurer: z.unknown(),
  products: z.optional(z.unknown()),
  prices: z.optional(z.unknown()),
  cart: z.tuple([tabs, tabs, tabs]),
  answers: answersSchema,
  institution: institutionSchema,
  recommended: z._default(z.array(text), []),
  proposals: z.optional(
    z.array(z.strictObject({ area: z.literal([0, 1, 2]), tab: z.int().check(z.minimum(0)) })),
  ),
  positions: z.optional(z.array(text)),
  aidSizes: z.optional(z.record(text, text)),
  aidAmounts: z.optional(z.record(text, z.int().check(z.minimum(1)))),
  beihilfe: z.optional(z.boolean()),
  contractPrices: z.optional(z.array(z.strictObject(fieldsOf(contractPriceRecord.columns)))),
  appointments: z.optional(appointmentChoicesSchema),
  carer: z.optional(z.enum(CARERS)),
  approval: z.optional(text.check(z.maxLength(40))),
  month: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))),
  details: z.optional(documentDetailsSchema),
  decided: z.optional(z.strictObject({ area: z.literal([0, 1, 2]), tab: z.int().check(z.minimum(0)) })),
  bought: z.optional(z.array(z.strictObject({ area: z.literal(2), tab: z.int().check(z.minimum(0)) }))),
  largeType: z.optional(z.boolean()),
});
type PdfCaseFile = z.infer<typeof pdfCaseSchema>;

/**
 * Reads a case from parsed JSON, except for what the pricing format checks.
 *
 * @throws DomainError `invalid` whose message names each bad field by its path
 */
function parsePdfCase(value: unknown): PdfCaseFile {
  const result = pdfCaseSchema.safeParse(value, { reportInput: true });
  const fields = Object.fromEntries(
    result.success ? tooLong(result.data) : result.error.issues.flatMap(textsOf),
  );
  if (result.success && Object.keys(fields).length === 0) return result.data;
  const message = Object.entries(fields).map(([path, each]) => (path === '' ? each : `${path}: ${each}`));
  throw new DomainError('invalid', message.join('; '), fields);
}

/** Free texts beyond their limit: allowed in a draft, not in a document. */
function tooLong({ answers }: PdfCaseFile): (readonly [string, string])[] {
  const fields = Object.keys(ANSWER_LIMITS) as TextField[];
  return fields
    .filter((field) => countCharacters(answers[field] ?? '') > ANSWER_LIMITS[field])
    .map((field) => [`answers.${field}`, `darf höchstens ${ANSWER_LIMITS[field]} Zeichen haben`]);
}

function textsOf(issue: z.core.$ZodIssue): (readonly [string, string])[] {
  const path = issue.path.map(String).join('.');
  if (issue.code === 'too_big' && issue.origin === 'string') {
    return [[path, `darf höchstens ${issue.maximum} Zeichen haben`]];
  }
  if (issue.code === 'custom') {
    const message = DETAIL_DAY.test(path) ? NO_DAY : 'darf keine Angabe doppelt enthalten';
    return [[path, CUSTOM[path] ?? message]];
  }
  return issueTexts(issue);
}

/** The days of the details. */
const DETAIL_DAY = /^details\.(prescribedOn|recommendedOn|samples\.\d+\.day)$/;
const NO_DAY = 'muss ein Tag sein, den es gibt (JJJJ-MM-TT)';

/** Messages of custom checks. */
const CUSTOM: Readonly<Record<string, string>> = {
  'answers.birthdate': 'muss ein Tag ab dem 01.01.1900 sein, den es gibt (JJJJ-MM-TT)',
};

/**
 * A consultation from parsed JSON. Data that the case only names is looked up in the sources, which are opened only
 * if needed; their opener closes them.
 *
 * @param questionnaire the delivered one, for a case with all its data; others use the database's
 * @throws DomainError `invalid` that names each bad field
 */
export async function readPdfCase(
  value: unknown,
  questionnaire: DocumentInput['questionnaire'],
  open: () => Promise<CatalogueSources>,
): Promise<DocumentInput> {
  const file = parsePdfCase(value);
  const priceCase = pricingOf(file);
  const { today, method, insurer, prices, products } = priceCase;
  const {
    answers,
    institution,
    proposals,
    positions,
    carer,
    recommended,
    details,
    decided,
    bought,
    largeType,
  } = file;
  const { aidSizes, aidAmounts, beihilfe, appointments, approval, month } = file;
  const chosen = {
    ...{ recommended, proposals, positions, carer, details, decided, bought, largeType },
    ...{ aidSizes, aidAmounts, beihilfe, appointments, approval, month },
  };
  const known = { today, method, answers, institution, ...chosen };
  // Checked by the pricing format, except for the time of wearing.
  const cart = file.cart as unknown as DocumentInput['cart'];
  if (products !== null && typeof insurer === 'object' && typeof prices === 'object') {
    const named = namedProducts(products, file.products);
    checkRecommended(recommended, named);
    checkPositions(file, file.contractPrices);
    return {
      ...known,
      ...{ questionnaire, cart, insurer, prices, products: named },
      contractPrices: file.contractPrices,
    };
  }
  const sources = await open();
  const listed =
    products === null
      ? await listedProducts(file, priceCase, sources)
      : namedProducts(products, file.products);
  checkRecommended(recommended, listed);
  const contractPrices = file.contractPrices ?? (await sources.contractPrices());
  checkPositions(file, contractPrices);
  return {
    ...known,
    questionnaire: await sources.questionnaire(),
    cart,
    contractPrices,
    products: listed,
    insurer:
      typeof insurer === 'object'
        ? insurer
        : ratesOn(found(await sources.krankenkasse(insurer), 'insurer'), today),
    prices: typeof prices === 'object' ? prices : found(await sources.ownPrices(prices), 'prices'),
  };
}

/** The part in the pricing format, with the patient taken from the answers. */
function pricingOf({ case: name = 'pdf', cart, answers, ...file }: PdfCaseFile): PriceCase {
  const { today, method, insurer, products, prices } = file;
  const { birthdate, inkontinenz, gebuehr } = answers;
  const lines = cart.map((tabs) =>
    tabs.map((tab) => ({ ...tab, lines: tab.lines.map(({ selectedTime: _, ...line }) => line) })),
  );
  const patient = { birthdate, inkontinenz, gebuehr };
  try {
    return parsePriceCase({ case: name, today, method, insurer, products, prices, cart: lines, patient });
  } catch (error) {
    if (!isDomainError(error)) throw error;
    throw new DomainError('invalid', error.message.replaceAll('patient.', 'answers.'));
  }
}

type Raw = Readonly<Record<string, unknown>>;
const entry = (map: unknown, key: string): Raw =>
  typeof map === 'object' && map !== null ? ((map as Raw)[key] as Raw) : {};
const textIn = (map: Raw, ...keys: readonly string[]): string => {
  const value = keys.map((key) => map[key]).find((each) => typeof each === 'string');
  return typeof value === 'string' ? value : '';
};

/** Products of a case with the names and numbers that pricing ignores; the id replaces a missing name. */
function namedProducts(
  products: NonNullable<PriceCase['products']>,
  raw: unknown,
): ReadonlyMap<string, DocumentProduct> {
  return new Map(
    [...products].map(([id, product]) => {
      const source = entry(raw, id);
      const sizes = Object.entries(product.sizes).map(([name, size]) => {
        const given = entry(source.sizes, name);
        const amount = textIn(given, 'amount', 'pieces');
        return [
          name,
          {
            ...size,
            PZN: textIn(given, 'PZN', 'pzn'),
            Artikelnummer: textIn(given, 'Artikelnummer'),
            aidnumber: textIn(given, 'aidnumber'),
            hu: textIn(given, 'hu'),
            amount: amount === '' ? null : amount,
          },
        ] as const;
      });
      const Produktbezeichnung = textIn(source, 'Produktbezeichnung') || id;
      return [id, { ...product, Produktbezeichnung, sizes: Object.fromEntries(sizes) }];
    }),
  );
}

async function listedProducts(
  { recommended }: PdfCaseFile,
  { cart }: PriceCase,
  sources: CatalogueSources,
): Promise<ReadonlyMap<string, DocumentProduct>> {
  const products = new Map<string, DocumentProduct>();
  const lines = cart.flat().flatMap((tab) => tab.lines.map(({ product }) => product));
  for (const artikelnummer of [...lines, ...recommended]) {
    const product = await sources.productByArtikelnummer(artikelnummer);
    if (product !== null) products.set(artikelnummer, product);
  }
  checkChoices(cart, products);
  return products;
}

function checkRecommended(recommended: readonly string[], products: ReadonlyMap<string, unknown>): void {
  const at = recommended.findIndex((id) => !products.has(id));
  if (at === -1) return;
  throw new DomainError('invalid', `recommended.${at}: das Produkt „${recommended[at]}“ ist nicht bekannt`);
}

/** Positions, sizes and amounts name positions of the application. */
function checkPositions(
  { positions = [], aidSizes = {}, aidAmounts = {} }: PdfCaseFile,
  prices: DocumentInput['contractPrices'],
): void {
  const known = new Set(aidPositions(prices).map(({ id }) => id));
  const named: readonly (readonly [field: string, id: string])[] = [
    ...positions.map((id, index) => [`positions.${index}`, id] as const),
    ...Object.keys(aidSizes).map((id) => ['aidSizes', id] as const),
    ...Object.keys(aidAmounts).map((id) => ['aidAmounts', id] as const),
  ];
  const [field, id] = named.find(([, id]) => !known.has(id)) ?? [];
  if (field !== undefined)
    throw new DomainError('invalid', `${field}: die Position „${id}“ ist nicht bekannt`);
}

function found<Value>(value: Value | null, field: string): Value {
  if (value !== null) return value;
  throw new DomainError('invalid', `${field}: ist nicht bekannt`);
}
