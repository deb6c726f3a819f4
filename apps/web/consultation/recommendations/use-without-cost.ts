import { noAllowanceInWords, type Pick, type PickFigure } from '#consultation/domain';
import { usePerson } from '../care/use-person.ts';

/** Whether there is a supply without Mehrkosten, and its wording on the screen. */
export interface WithoutCost {
  readonly isPossible: boolean;
  readonly title: string;
  readonly note: string | null;
}

const TITLE = 'Ohne Mehrkosten';
const BASIS = 'Basis';

/** What the quality that the Krankenkasse pays for is called: only where it pays, it is without Mehrkosten. */
export function useWithoutCost(
  basis: Pick | undefined,
  figures: ReadonlyMap<string, PickFigure> | null,
): WithoutCost {
  const { insurer, gross } = usePerson();
  if (insurer !== null && gross === 0) {
    const note = `Ohne Mehrkosten ist keine Versorgung möglich. ${noAllowanceInWords(insurer)}`;
    return { isPossible: false, title: BASIS, note };
  }
  if (basis === undefined) {
    const note = 'Zu diesen Angaben wird kein Produkt ohne Mehrkosten empfohlen.';
    return { isPossible: false, title: TITLE, note };
  }
  const figure = figures?.get(basis.product.id);
  // The adviser may have put it among the wish care, where it costs something.
  const isPossible = figure === undefined ? figures === null : figure.tab.totalCarePrice === 0;
  return { isPossible, title: isPossible ? TITLE : BASIS, note: null };
}
