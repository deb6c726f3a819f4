import type { Questionnaire } from '#consultation/domain';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { useDeferredPart } from '../../connection/deferred/use-deferred-part.ts';
import { useDraftPart } from '../draft/draft-provider.tsx';

/** It brings the calculation with it. */
const CARD = deferredPart(async () => (await import('./reopened-card.tsx')).ReopenedCard, 'on-demand');

const COMPARISON = deferredPart(
  async () => (await import('./comparison-card.tsx')).ComparisonCard,
  'on-demand',
);

/** Loads it before its screen, so that nothing moves there. */
export const loadReopenedCard = (): Promise<unknown> => CARD.load();

/** What an opened Dokumentation asks to be confirmed; nothing in a consultation begun without one. */
export function ReopenedCard({ questionnaire }: { questionnaire: Questionnaire }) {
  const reopened = useDraftPart((state) => state.draft.reopened);
  const Card = useDeferredPart(CARD, reopened !== undefined);
  return reopened === undefined || Card === null ? null : (
    <Card reopened={reopened} questionnaire={questionnaire} />
  );
}

/** On the summary of a consultation that an opened Dokumentation has begun: what differs from it. */
export function Comparison({ questionnaire }: { questionnaire: Questionnaire }) {
  const reopened = useDraftPart((state) => state.draft.reopened);
  const Card = useDeferredPart(COMPARISON, reopened !== undefined);
  return reopened === undefined || Card === null ? null : (
    <Card reopened={reopened} questionnaire={questionnaire} />
  );
}
