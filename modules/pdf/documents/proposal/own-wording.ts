import { amountWithOnce } from '#consultation/domain';
import { filledWording, namedIn, withoutPlaceholders } from '#institution/domain';
import type { Cents } from '#platform/domain';
import { euro } from '../care-blocks.ts';
import type { CareProposalValues } from '../care-proposal-values.ts';
import type { ProposalValues } from '../care-values.ts';
import { insurerWithIk } from '../identity-of.ts';
import { productsInWords } from '../products-in-words.ts';

/** An institution's own wording of the declaration for one proposal, in paragraphs. The figures are the calculated ones. */
export function ownWording(
  wording: string,
  values: CareProposalValues,
  proposal: ProposalValues,
): readonly string[] {
  const { patient, representative, insurer, care, offered, basis, signing, issued } = values;
  const { totalPrice, purchase, mehrkosten, copayment, pays, once } = proposal;
  // A wording for Mehrkosten is about Hilfsmittel.
  const aids = { ...proposal, lines: proposal.lines.filter(({ bought }) => !bought) };
  return filledWording(withoutSigningLines(wording), {
    versicherte_person: patient.name,
    geburtsdatum: patient.birthdate,
    versichertennummer: values.versichertennummer,
    vertretung: representative?.name ?? null,
    krankenkasse: insurerWithIk(insurer),
    verordnung: basis.text,
    produkt: productsInWords(aids),
    ohne_mehrkosten:
      offered === null
        ? null
        : `${productsInWords(offered.proposal)}, Gesamtpreis ${known(offeredTotal(offered.proposal), offered.proposal.once.price) ?? euro(null)} im Monat`,
    preis: known(totalPrice - purchase, once.price - once.purchase),
    pauschale: known(care.offer.grossAllowance),
    mehrkosten: known(mehrkosten, once.paid - once.purchase),
    zuzahlung: known(copayment?.amount ?? null),
    sie_zahlen: known(pays === null ? null : pays - purchase, once.paid - once.purchase),
    institution: issued.name,
    beratung: values.adviser,
    ort: signing.place?.replace(/, $/, '') ?? null,
    datum: issued.day,
  });
}

/** The label of place and day beside a signature, such as 'Ort, Datum:'. */
const AROUND = /\b(ort|datum|den|am|in)\b|[\s,.:;_/-]/gi;

/** Without lines that hold nothing but place and day: the sheet prints both beside the signature. */
function withoutSigningLines(wording: string): string {
  const signs = (line: string) => {
    const named = namedIn(line);
    return (
      named.length > 0 &&
      named.every((name) => name === 'ort' || name === 'datum') &&
      withoutPlaceholders(line).replaceAll(AROUND, '') === ''
    );
  };
  const rest = wording
    .split('\n')
    .filter((line) => !signs(line))
    .join('\n');
  return rest.trim() === '' ? wording : rest;
}

/** The wording itself says that an amount is a month's. */
const known = (cents: Cents | null, once: Cents = 0) => (cents === null ? null : amountWithOnce(cents, once));

/** Null while a product has no price, or has left the catalogue. */
export const offeredTotal = ({ totalPrice, priceMissing, gone }: ProposalValues) =>
  priceMissing || gone.length > 0 ? null : totalPrice;
