import { useRevalidator, useRouteLoaderData } from '@remix-run/react';
import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { basisSince, differingCauses, type FigureBasis, figureBasis } from '#consultation/domain';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { useDeferredPart } from '../../connection/deferred/use-deferred-part.ts';
import { cachedData, expireLoaderCache, isStale } from '../../connection/loader-cache.ts';
import { useConsultation } from '../area/consultation-data.ts';
import { useAgeQuestion } from '../area/use-age-question.ts';
import { CARE, type CareVersion, isComplete, productsById } from '../care/care-data.ts';
import { isUntouched } from '../draft/draft.ts';
import { useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';
import { noting } from '../draft/figures-decision.ts';
import { sameContent } from '../draft/same-content.ts';
import type { FiguresNoticeProps } from './figures-notice.tsx';

/** How often a visible window checks for changed settings. */
const LOOK_MS = 5_000;
const TIMEOUT_MS = 4_000;

/**
 * Reloads the consultation's data as soon as anyone has changed it in any window. Answers and cart are kept; the
 * session is not extended.
 */
function useSettingsWatch(): void {
  const { version } = useConsultation();
  const { revalidate } = useRevalidator();
  const known = useRef(version);
  known.current = version;
  useEffect(() => {
    let gone = false;
    let looking = false;
    const look = async () => {
      if (looking || document.visibilityState !== 'visible') return;
      looking = true;
      const current = await askVersion();
      looking = false;
      if (gone || current === null || current === known.current) return;
      expireLoaderCache();
      revalidate();
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [revalidate]);
}

/** Null if the server does not answer: offline, or after the session. */
async function askVersion(): Promise<string | null> {
  try {
    const response = await fetch('/consultationVersion', { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? ((await response.json()) as { version: string | null }).version : null;
  } catch {
    return null;
  }
}

/**
 * It brings the whole calculation with it, and is loaded ahead all the same: with the first notice, it would tell that a
 * change of a Krankenkasse or a price is of this consultation.
 */
const NOTICE = deferredPart(async () => (await import('./figures-notice.tsx')).FiguresNotice);

/**
 * Applies changed settings at once, stores the inputs of the figures with the draft, and shows a notice if they
 * differ from the last ones shown: after a reload, on resuming, on another day. The question about the birth date comes
 * before it: until then the figures are not settled.
 */
export function FiguresWatch() {
  useSettingsWatch();
  const compared = useComparedBases();
  const isSettled = useAgeQuestion() === null;
  const Notice = useDeferredPart(NOTICE, compared !== null);
  return (
    <div role="status">{compared !== null && isSettled && Notice !== null && <Notice {...compared} />}</div>
  );
}

/** The bases of the figures before and now; null if they are equal or unknown. */
function useComparedBases(): FiguresNoticeProps | null {
  const now = useBasisNow();
  const figures = useDraftPart((state) => state.draft.figures);
  const { getState, note } = useDraftActions();
  const visible = useVisible();
  const noted = useRef('');
  const before = figures?.basis;
  const compared = useMemo(() => {
    if (now === null || before === undefined) return null;
    const since = basisSince(before, now);
    return differingCauses(since, now).length === 0 ? null : { before: since, now };
  }, [before, now]);
  // A window that has not noticed the new day must not switch back to the old one.
  const behind = now !== null && before !== undefined && now.day < before.day;
  useEffect(() => {
    if (!visible || behind || now === null || compared !== null || isUntouched(getState().draft)) return;
    if (figures?.undecided === undefined && sameContent(before, now)) return;
    // Once only: two windows with different settings would otherwise overwrite each other forever.
    const step = JSON.stringify([figures, now]);
    if (noted.current === step) return;
    noted.current = step;
    note(noting(now));
  }, [visible, behind, now, compared, before, figures, getState, note]);
  return visible && !behind ? compared : null;
}

/** The current inputs of the figures; null without a Krankenkasse. */
function useBasisNow(): FigureBasis | null {
  const { institution, krankenkassen, prices, today } = useConsultation();
  const loaded = useRouteLoaderData<() => Promise<CareVersion | null>>(CARE) ?? null;
  const care =
    (loaded as CareVersion | null) ?? (isStale(CARE) ? null : (cachedData<CareVersion>(CARE) ?? null));
  const ready = useDraftPart((state) => state.ready);
  const name = useDraftPart((state) => state.draft.answers.krankenkasse);
  const cart = useDraftPart((state) => state.draft.cart);
  const sizes = useDraftPart((state) => state.draft.figures?.basis.sizes);
  const { method } = institution;
  return useMemo(() => {
    const insurer = krankenkassen.find(({ Kasse }) => Kasse === name);
    if (!ready || insurer === undefined) return null;
    const products = care !== null && isComplete(care) ? productsById(care.catalogue) : null;
    return figureBasis({ day: today, method, insurer, prices, products }, cart, sizes ?? []);
  }, [ready, krankenkassen, name, care, today, method, prices, cart, sizes]);
}

function useVisible(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener);
      return () => document.removeEventListener('visibilitychange', listener);
    },
    () => document.visibilityState === 'visible',
    () => false,
  );
}
