import { isReusable, ONE_SIZE, packContent } from '#catalogue/domain';
import {
  amountWithOnce,
  type CareType,
  careLevel,
  hasDailyNeed,
  isExempt,
  type LineOffer,
} from '#consultation/domain';
import { type Cents, formatEuro } from '#platform/domain';
import { type CareValues, careValues, type ProposalValues } from '../documents/care-values.ts';
import type { DocumentInput } from '../documents/document-input.ts';
import { insurerName } from '../documents/identity-of.ts';
import { offeredSupply } from '../documents/offered-supply.ts';
import { patientValues, printedAnswers, representativeValues } from '../documents/persons.ts';
import { onlySupply } from '../documents/proposals.ts';
import { aidContent } from './aid-content.ts';
import { FORM_LINES, type FormContent } from './form-values.ts';
import { talkContent } from './talk-content.ts';

type Given = string | number | boolean | null | undefined;

/** What a consultation puts into the fields of a contract's form. */
export interface ConsultationContent {
  readonly content: FormContent;
  /** Products of the proposal that stands in it; null if none is decided and there are several, or none at all. */
  readonly lines: number | null;
}

/**
 * The values of a consultation by key. Unknown ones are missing: their fields stay open for the hand. Products and
 * amounts are those of the proposal that was decided for, or of the only one.
 */
export function consultationContent(given: DocumentInput): ConsultationContent {
  const input = { ...given, answers: printedAnswers(given) };
  const care = careValues(input);
  const proposal = proposalOf(input, care.proposals);
  const content = new Map<string, string | true>([['always', true]]);
  const put = (values: Readonly<Record<string, Given>>) => {
    for (const [key, value] of Object.entries(values)) {
      if (value === true) content.set(key, true);
      else if (typeof value === 'number' || (typeof value === 'string' && value.trim() !== ''))
        content.set(key, String(value).trim());
    }
  };
  put(personContent(input));
  put(institutionContent(input));
  put(talkContent(input, care));
  put(aidContent(given));
  if (proposal === null) return { content, lines: null };
  put(careContent(input, care, proposal));
  const lines = care.offer.areas[proposal.area].tabs[proposal.tab]?.lines ?? [];
  for (const [index, line] of lines.slice(0, FORM_LINES).entries())
    put(Object.fromEntries(lineContent(line, input).map(([key, text]) => [`line${index + 1}.${key}`, text])));
  return { content, lines: lines.length + proposal.gone.length };
}

/** The proposal that was decided for; without a decision the only one. */
function proposalOf({ decided }: DocumentInput, proposals: readonly ProposalValues[]): ProposalValues | null {
  const isDecided = ({ area, tab }: { area: CareType; tab: number }) =>
    decided?.area === area && decided.tab === tab;
  return proposals.find(isDecided) ?? onlySupply(proposals);
}

function personContent({ answers, questionnaire, institution }: DocumentInput): Record<string, Given> {
  const patient = patientValues(answers);
  const representative = representativeValues(answers, questionnaire);
  const level = careLevel(answers)?.level ?? null;
  const { inkontinenz, anamneseType, gebuehr, gender } = answers;
  return {
    'person.name': patient.name,
    'person.listed': inOneLine(patient.lastname, patient.givenname),
    'person.givenname': patient.givenname,
    'person.lastname': patient.lastname,
    'person.birthdate': patient.birthdate,
    // It identifies its holder: a trial prints none.
    'person.number': institution.trial ? null : answers.versichertennummer,
    'person.address': inOneLine(patient.street, patient.town),
    'person.street': patient.street,
    'person.town': patient.town,
    'person.plz': answers.plz,
    'person.city': answers.city,
    'person.phone': patient.phone,
    'person.email': patient.email,
    'person.level': level,
    ...(level !== null && { [`person.level${level}`]: true }),
    'person.female': gender === 'F',
    'person.male': gender === 'M',
    'person.exempt': isExempt(answers),
    // Unanswered is neither.
    'person.liable': gebuehr === 'GE2',
    'person.first': anamneseType === 'AT1',
    'person.followUp': anamneseType === 'AT2' || anamneseType === 'AT3',
    'person.urine': inkontinenz === 'I1' || inkontinenz === 'I3',
    // Stuhlschmieren (I4) is stool, too.
    'person.stool': inkontinenz === 'I2' || inkontinenz === 'I3' || inkontinenz === 'I4',
    'representative.there': representative !== null,
    'representative.name': representative?.name,
    'representative.relation': representative?.relation,
    'representative.phone': representative?.phone,
    'representative.email': representative?.email,
  };
}

function institutionContent({ institution, insurer }: DocumentInput): Record<string, Given> {
  const { name, strasse, hausnummer, plz, ort, telefon, fax, email, ansprechpartner, ik } = institution;
  const street = `${strasse} ${hausnummer}`.trim();
  const town = `${plz} ${ort}`.trim();
  const known = insurerName(insurer);
  return {
    'insurer.name': known,
    'insurer.ik': known === null ? null : insurer.IK,
    'institution.name': name,
    'institution.address': inOneLine(street, town),
    'institution.street': street,
    'institution.town': town,
    'institution.city': ort,
    'institution.ik': ik,
    'institution.phone': telefon,
    'institution.fax': fax,
    'institution.email': email,
    'institution.contact': ansprechpartner,
  };
}

function careContent(
  input: DocumentInput,
  care: CareValues,
  { area, total, mehrkosten: cost, purchase, once, copayment, pays, lines, gone }: ProposalValues,
): Record<string, Given> {
  const offered = offeredSupply(input, care)?.proposal;
  // A free sale is a purchase: its price is no Mehrkosten.
  const mehrkosten = area === 2 ? null : cost;
  return {
    'care.total': amount(total, once.price),
    'care.allowance': amount(care.offer.grossAllowance),
    'care.extra': amount(mehrkosten, once.paid - once.purchase),
    'care.purchase': amount(purchase || null, once.purchase),
    'care.copayment': amount(copayment?.amount ?? null),
    'care.pays': amount(pays, once.paid),
    'care.products': [...lines, ...gone].map(named).join('\n'),
    'care.offered': offered?.lines.map(named).join('; '),
    'care.offeredTotal': amount(offered?.total ?? null, offered?.once.price),
    'care.withExtra': mehrkosten !== null && mehrkosten > 0,
    'care.withoutExtra': mehrkosten === 0,
  };
}

const named = ({ name, size }: { readonly name: string; readonly size: string | null }) =>
  size === null ? name : `${name}, ${size}`;

/** The form's own words say that an amount is a month's. */
const amount = (cents: Cents | null, once: Cents = 0) =>
  cents === null ? null : amountWithOnce(cents, once);

const inOneLine = (...parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ');

/** The texts of a product of a proposal, by the end of their keys; what is unknown is left out. */
function lineContent(line: LineOffer, { products }: DocumentInput): readonly (readonly [string, string])[] {
  const product = products.get(line.product);
  const size = product?.sizes[line.size];
  if (product === undefined || size === undefined) return [];
  const { dailyNeed, monthlyPackages: packs, price, totalPrice } = line;
  const needed = hasDailyNeed(product, size);
  // The form's own words say 'im Monat'.
  const often = isReusable(product, size) ? ' (einmalig)' : '';
  const texts: readonly (readonly [string, string | null | undefined])[] = [
    ['name', product.Produktbezeichnung],
    ['aid', size.aidnumber],
    ['pzn', size.PZN],
    ['article', size.Artikelnummer],
    ['size', line.size === ONE_SIZE ? null : line.size],
    ['daily', needed ? String(dailyNeed).replace('.', ',') : null],
    ['pieces', needed ? String(packs * size.pieces) : null],
    ['packs', `${packs}${often}`],
    ['content', packContent(size)],
    ['price', price === null ? null : formatEuro(price)],
    ['total', totalPrice === null ? null : `${formatEuro(totalPrice)}${often}`],
  ];
  return texts.flatMap(([key, text]) => (text ? [[key, text] as const] : []));
}
