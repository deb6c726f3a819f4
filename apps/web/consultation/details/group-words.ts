import {
  ADVISED_LABELS,
  BASIS_LABELS,
  type DocumentDetails,
  type ExplainedItem,
  personWords,
  SIGNER_LABELS,
  TALK_LABELS,
} from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { counted, formatDay } from '#platform/domain';

export const GROUPS = ['talk', 'basis', 'reasons', 'samples', 'explained', 'departure', 'signer'] as const;
export type DetailGroup = (typeof GROUPS)[number];

export const GROUP_TITLES: Readonly<Record<DetailGroup, string>> = {
  talk: 'Gespräch',
  basis: 'Grundlage der Versorgung',
  reasons: 'Produkte und Begründung',
  samples: 'Muster',
  explained: 'Aufklärung',
  departure: 'Abweichung',
  signer: 'Unterschrift',
};

/** What a group holds, in a line; '' if nothing. Names no person, and no diagnosis. */
export function groupInWords(
  group: DetailGroup,
  details: DocumentDetails,
  items: readonly ExplainedItem[],
  insurer: Krankenkasse,
): string {
  return personWords(joined(WORDS[group](details, items)), insurer);
}

type Words = (details: DocumentDetails, items: readonly ExplainedItem[]) => readonly (string | undefined)[];

const WORDS: Readonly<Record<DetailGroup, Words>> = {
  talk: ({ talk, advised = [] }) => [
    talk && TALK_LABELS[talk],
    advised.length === 0 ? undefined : `beraten: ${advised.map((who) => ADVISED_LABELS[who]).join(', ')}`,
  ],
  basis: ({ basis, prescribedOn, recommendedOn }) => {
    const day = basis === 'prescription' ? prescribedOn : basis === 'nurse' ? recommendedOn : undefined;
    return [basis && `${BASIS_LABELS[basis]}${day === undefined ? '' : ` vom ${formatDay(day)}`}`];
  },
  reasons: ({ reasonOffered, reasonWished }) => {
    const count = [reasonOffered, reasonWished].filter((text) => text?.trim()).length;
    return [count === 0 ? undefined : counted(count, ['Begründung', 'Begründungen'])];
  },
  samples: ({ samples }) => [
    samples && (samples.length === 0 ? 'keine gegeben' : counted(samples.length, ['Muster', 'Muster'])),
  ],
  explained: ({ explained = [] }, items) => {
    const count = items.filter(({ id }) => explained.includes(id)).length;
    return [count === 0 ? undefined : `${count} von ${items.length}`];
  },
  departure: ({ departs }) => [departs === undefined ? undefined : departs ? 'weicht ab' : 'keine'],
  signer: ({ signer, place }) => [signer && SIGNER_LABELS[signer], place?.trim()],
};

const joined = (texts: readonly (string | undefined)[]) => texts.filter(Boolean).join(' · ');
