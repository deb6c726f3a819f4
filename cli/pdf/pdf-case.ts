import { checkChoices, type PriceCase, parsePriceCase } from '#consultation/domain';
import { ratesOn } from '#institution/domain';
import { aidPositions, type DocumentInput, type DocumentProduct } from '#pdf/domain';
import { DomainError, isDomainError } from '#platform/domain';
import type { CatalogueSources } from '../price/price-sources.ts';
import { type PdfCaseFile, parsePdfCase } from './pdf-case-schema.ts';

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
  const { aidSizes, aidAmounts, beihilfe, appointments } = file;
  const chosen = {
    ...{ recommended, proposals, positions, carer, details, decided, bought, largeType },
    ...{ aidSizes, aidAmounts, beihilfe, appointments },
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
