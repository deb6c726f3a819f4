import { type ManagedKrankenkasse, offeredOf } from '#institution/domain';
import type { Chosen } from './chosen.ts';

/** What an institution has chosen, while it is edited. */
export interface EditedChoice {
  /** Whether the own ones come in addition to the vendor's whole list. */
  readonly zusaetzlich: boolean;
  readonly entries: readonly Chosen[];
}

const MOST_NAMED = 4;

const isOwn = ({ krankenkassenId }: Chosen) => krankenkassenId === null;

/** The Krankenkassen that consultations offer with a choice. */
export const offered = (choice: EditedChoice, all: readonly ManagedKrankenkasse[]) => offeredOf(choice, all);

/** What consultations offer with a choice, in the middle of a sentence. */
export function offerInWords(choice: EditedChoice, all: readonly ManagedKrankenkasse[]): string {
  const names = offered(choice, all).map(({ Kasse }) => Kasse);
  const own = choice.entries.filter(isOwn).map(({ Kasse }) => Kasse);
  if (choice.entries.length === 0 || (choice.zusaetzlich && own.length === 0))
    return `alle ${names.length} Krankenkassen der Liste`;
  if (choice.zusaetzlich) {
    const mine = own.length === 1 ? 'Ihre eigene' : `Ihre ${own.length} eigenen`;
    return `${names.length} Krankenkassen: die ganze Liste und dazu ${mine} (${someOf(own)})`;
  }
  return names.length === 1
    ? `nur noch eine Krankenkasse: ${names[0]}`
    : `${names.length} Krankenkassen: ${someOf(names)}`;
}

/** The first few names, and how many more there are. */
function someOf(names: readonly string[]): string {
  if (names.length <= MOST_NAMED) return names.join(', ');
  const named = MOST_NAMED - 1;
  return `${names.slice(0, named).join(', ')} und ${names.length - named} weitere`;
}
