import { useRouteLoaderData } from '@remix-run/react';
import type { Krankenkasse } from '#institution/domain';
import type { CalendarDay, Cents } from '#platform/domain';
import { type FrameData, useFrame } from '../../session/frame-data.ts';
import { useDraftPart } from '../draft/draft-provider.tsx';

/** Id of the route above every screen of a consultation. */
export const CONSULTATION = 'consultation';

/** What every screen of a consultation is made from. */
export interface ConsultationData {
  /** Of all that the server keeps for this consultation, the definitions among it: another one after each change. */
  readonly version: string;
  /** Empty for whoever takes no part in consultations, as are the prices. */
  readonly krankenkassen: readonly Krankenkasse[];
  /** By size id. No ReadonlyMap: its type counts as a plain object on its way to the browser. */
  readonly prices: Map<string, Cents>;
  /** Of those who advise at the institution, to choose from; none where it keeps no list. */
  readonly adviserNames: readonly string[];
  /** The day on which the figures are made: the current one, but where the adviser stays with an earlier one. */
  readonly today: CalendarDay;
  /** Key, base64, under which the browser keeps the draft of the user. */
  readonly draftKey: string;
}

/** What every screen of a consultation knows: who advises, for which institution, with which insurers and prices. */
export function useConsultation(): FrameData & ConsultationData & { readonly currentDay: CalendarDay } {
  const data = useRouteLoaderData<() => Promise<ConsultationData>>(CONSULTATION);
  const frame = useFrame();
  const kept = useDraftPart((state) => state.draft.figures?.keptDay);
  if (data === undefined) throw new Error('This screen stands outside of the consultation.');
  return { ...frame, ...data, today: kept ?? data.today, currentDay: data.today };
}
