import { sizedName, sizeInWords } from '#catalogue/domain';
import {
  AMOUNT_OPEN,
  type BasisSize,
  type CartAreas,
  changedSizes,
  copaymentRule,
  differingCauses,
  type FigureBasis,
  type FigureCause,
  isCartEmpty,
  type PatientFacts,
  patientAge,
  personWords,
  vatPercent,
} from '#consultation/domain';
import { type Cents, formatDay, formatEuro } from '#platform/domain';
import { sameContent } from '../draft/same-content.ts';

/** A changed amount, such as `64,10 € → 80,68 €`. */
export function amountsInWords(amounts: {
  readonly before: Cents | null;
  readonly after: Cents | null;
}): string {
  return `${inWords(amounts.before, AMOUNT_OPEN)} → ${inWords(amounts.after, AMOUNT_OPEN)}`;
}

const inWords = (cents: Cents | null, unknown: string) => (cents === null ? unknown : formatEuro(cents));

const CAUSES: Readonly<Record<Exclude<FigureCause, 'day'>, string>> = {
  method: 'Methode',
  rates: 'Pauschale',
  price: 'Preis',
};

/** The causes of a difference, such as `Preis, Methode`. */
export function causesInWords(
  causes: readonly FigureCause[],
  before: FigureBasis,
  now: FigureBasis,
  patient: PatientFacts,
): string {
  const words = causes.flatMap((cause) => (cause === 'day' ? ofDay(before, now, patient) : CAUSES[cause]));
  return `(${words.join(', ')})`;
}

/** Inputs that depend on the day: the age and the statutory amounts. */
function ofDay(before: FigureBasis, now: FigureBasis, patient: PatientFacts): string[] {
  const older = patientAge(patient, before.day) !== patientAge(patient, now.day);
  const words = [...(older ? ['Alter'] : []), ...(sameLaw(before, now) ? [] : ['Betrag des Gesetzes'])];
  return words.length > 0 ? words : ['Tag'];
}

function sameLaw({ day: one }: FigureBasis, { day: other }: FigureBasis): boolean {
  return sameContent(copaymentRule(one), copaymentRule(other)) && vatPercent(one) === vatPercent(other);
}

/** Why figures differ: one sentence for the day and for each changed setting. */
export function reasonsInWords(
  before: FigureBasis,
  now: FigureBasis,
  patient: PatientFacts,
  cart: CartAreas,
): { readonly day: readonly string[]; readonly settings: readonly string[] } {
  const differing = differingCauses(before, now);
  const causedBy = (cause: FigureCause, sentences: () => string[]) =>
    differing.includes(cause) ? sentences() : [];
  return {
    day: causedBy('day', () => [dayInWords(before, now, patient)]),
    settings: [
      ...causedBy('method', () =>
        isCartEmpty(cart) ? [] : [`Die Berechnungsmethode ist jetzt ${now.method}, vorher ${before.method}.`],
      ),
      ...causedBy('rates', () => [`Die Sätze der Krankenkasse „${now.insurer.Kasse}“ sind andere.`]),
      ...causedBy('price', () =>
        changedSizes(before, now).map(({ old, now: size }) => changeInWords(old, size)),
      ),
    ],
  };
}

function dayInWords(before: FigureBasis, now: FigureBasis, patient: PatientFacts): string {
  const [former, age] = [patientAge(patient, before.day), patientAge(patient, now.day)];
  const older =
    former === age
      ? ''
      : personWords(` Die versicherte Person ist jetzt ${age} Jahre alt, vorher ${former}.`, now.insurer);
  const law = sameLaw(before, now) ? '' : ' Die gesetzlichen Beträge sind andere.';
  return `Gerechnet wird mit dem ${formatDay(now.day)}, vorher mit dem ${formatDay(before.day)}.${older}${law}`;
}

function goneInWords({ name, size }: BasisSize): string {
  const gone = `${name} ist nicht mehr im Katalog`;
  const words = sizeInWords(size);
  return words === null ? `${gone}.` : `${gone} oder nicht mehr in ${words}.`;
}

function changeInWords(old: BasisSize, now: BasisSize): string {
  const name = sizedName(now.name, now.size);
  if (now.gone) return goneInWords(now);
  if (old.price === now.price) return `${name}: Packung oder Einordnung im Katalog ist eine andere.`;
  return `${name}: ${inWords(now.price, 'ohne Preis')}, vorher ${inWords(old.price, 'ohne Preis')}.`;
}
