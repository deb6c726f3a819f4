import { useRouteLoaderData } from '@remix-run/react';
import type { CardLine, Krankenkasse } from '#institution/domain';
import type { CalendarDay, Cents } from '#platform/domain';
import { type FrameData, useFrame } from '../../session/frame-data.ts';
import { useDraftPart } from '../draft/draft-provider.tsx';

/** Id of the route above every screen of a consultation. */
export const CONSULTATION = 'consultation';

/** Data that every screen of a consultation needs. */
export interface ConsultationData {
  /** Version string of everything the server stores for this consultation, definitions included. */
  readonly version: string;
  /** Empty for users without the right to consult; so are the prices. */
  readonly krankenkassen: readonly Krankenkasse[];
  /** By size id. No ReadonlyMap: its type counts as a plain object on its way to the browser. */
  readonly prices: Map<string, Cents>;
  /** Advisers of the institution to choose from; empty if it keeps no list. */
  readonly adviserNames: readonly string[];
  /** What the lines of the institution's card reader hold; empty if it has set no template. */
  readonly cardLines: readonly CardLine[];
  /** The day the figures are calculated for: the current day, unless the adviser kept an earlier one. */
  readonly today: CalendarDay;
  /** Key, base64, that encrypts the user's draft in the browser. */
  readonly draftKey: string;
}

/** Data shared by all screens of a consultation: adviser, institution, insurers and prices. */
export function useConsultation(): FrameData & ConsultationData & { readonly currentDay: CalendarDay } {
  const data = useRouteLoaderData<() => Promise<ConsultationData>>(CONSULTATION);
  const frame = useFrame();
  const kept = useDraftPart((state) => state.draft.figures?.keptDay);
  if (data === undefined) throw new Error('This screen stands outside of the consultation.');
  return { ...frame, ...data, today: kept ?? data.today, currentDay: data.today };
}
