import { useEffect, useMemo } from 'react';
import { sizedName, sizeInWords } from '#catalogue/domain';
import {
  AMOUNT_OPEN,
  AREA_LABELS,
  type BasisSize,
  type CartAreas,
  changedSizes,
  copaymentRule,
  differingCauses,
  type FigureBasis,
  type FigureCause,
  figureChanges,
  isCartEmpty,
  type PatientFacts,
  patientAge,
  personWords,
  vatPercent,
} from '#consultation/domain';
import { type Cents, formatDay, formatEuro } from '#platform/domain';
import { focusScreen } from '../care/focus-screen.ts';
import { useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';
import { accepting, keepingDay, noting, questioning } from '../draft/figures-decision.ts';
import { sameContent } from '../draft/same-content.ts';
import type { DraftChange } from '../draft/signed-change.ts';

/** A changed amount, such as `64,10 € → 80,68 €`. */
function amountsInWords(amounts: { readonly before: Cents | null; readonly after: Cents | null }): string {
  return `${inWords(amounts.before, AMOUNT_OPEN)} → ${inWords(amounts.after, AMOUNT_OPEN)}`;
}

const inWords = (cents: Cents | null, unknown: string) => (cents === null ? unknown : formatEuro(cents));

const CAUSES: Readonly<Record<Exclude<FigureCause, 'day'>, string>> = {
  method: 'Methode',
  rates: 'Pauschale',
  price: 'Preis',
};

/** The causes of a difference, such as `Preis, Methode`. */
function causesInWords(
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
function reasonsInWords(
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

export interface FiguresNoticeProps {
  /** The inputs of the figures when last shown. */
  readonly before: FigureBasis;
  readonly now: FigureBasis;
}

/** Shows which figures have changed since they were last shown, and why, until the adviser has decided. */
export function FiguresNotice({ before, now }: FiguresNoticeProps) {
  const patient = useDraftPart((state) => state.draft.answers);
  const cart = useDraftPart((state) => state.draft.cart);
  const undecided = useDraftPart((state) => state.draft.figures?.undecided);
  const { note } = useDraftActions();
  const { proposals, allowance } = useMemo(
    () => figureChanges(before, now, { patient, cart }),
    [before, now, patient, cart],
  );
  const { day, settings } = reasonsInWords(before, now, patient, cart);
  const changed = proposals.length > 0 || allowance !== null;
  const silent = !changed && settings.length === 0;
  useEffect(() => {
    // A new day with the same figures needs no notice.
    if (silent) note(noting(now));
    else if (undecided === undefined) note(questioning(before, Date.now()));
  }, [silent, undecided, before, now, note]);
  if (silent) return null;
  const decide = (decision: DraftChange) => {
    note(decision);
    focusScreen();
  };
  const reasons = [...(changed ? day : []), ...settings];
  return (
    <div className="navigation-notice message message-notice figures-notice">
      <p>
        <strong>
          {settings.length === 0
            ? 'Seit dem letzten Mal ist ein neuer Tag. Die Beträge sind damit neu berechnet.'
            : 'In den Einstellungen wurde etwas geändert. Die Beträge sind damit neu berechnet.'}
        </strong>
      </p>
      {changed && (
        <ul className="figures-changed" aria-label="Geänderte Beträge">
          {proposals.map(({ area, name, causes, ...amounts }) => (
            <li key={`${area} ${name}`}>
              {name} ({AREA_LABELS[area]}): <strong>{amountsInWords(amounts)}</strong>{' '}
              <span className="field-hint">{causesInWords(causes, before, now, patient)}</span>
            </li>
          ))}
          {allowance !== null && <li>Pauschale der Krankenkasse (brutto): {amountsInWords(allowance)}</li>}
        </ul>
      )}
      {reasons.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
      <p>Ihre Angaben und Ihre Auswahl sind unverändert.</p>
      <div className="row">
        <button type="button" className="button button-primary" onClick={() => decide(accepting(now))}>
          {changed ? 'Neu berechnete Beträge verwenden' : 'Verstanden'}
        </button>
        {settings.length === 0 && (
          <button type="button" className="button" onClick={() => decide(keepingDay)}>
            Beim bisherigen Tag bleiben ({formatDay(before.day)})
          </button>
        )}
      </div>
    </div>
  );
}
