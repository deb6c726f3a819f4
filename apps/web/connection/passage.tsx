import { type Location, useBlocker, useMatches, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { useConsultation } from '../consultation/consultation-data.ts';
import { askSession } from '../session/ask-session.ts';
import { reportSessionEnd } from '../session/session-state.ts';
import { forgetKept, keep } from './kept-data.ts';
import { isAtHand, loadAhead, loadData, loadScreen } from './load-ahead.ts';
import { type Missing, MissingScreen } from './missing-screen.tsx';
import { whenIdle } from './when-idle.ts';

/**
 * Lets a navigation pass once all that the next screen needs is there. Where it cannot be had, the adviser
 * stays on the screen with everything on it and is told; going to a screen never ends in an error page.
 */
export function Passage() {
  const navigate = useNavigate();
  const [missing, setMissing] = useState<Missing | null>(null);
  useKeptAnswers();
  useAhead();
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    return currentLocation.pathname !== nextLocation.pathname && !isAtHand(nextLocation.pathname);
  });
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { location } = blocker;
    let gone = false;
    setMissing(null);
    void loadScreen(location.pathname).then((outcome) => {
      if (gone) return;
      if (outcome === 'there') return blocker.proceed();
      blocker.reset();
      if (outcome === 'logged-out') return tellSessionEnd();
      setMissing({ to: pathOf(location), outcome });
    });
    return () => {
      gone = true;
    };
  }, [blocker]);
  return (
    <>
      <div className="progress" hidden={blocker.state !== 'blocked'} />
      {missing === null ? null : (
        <MissingScreen
          missing={missing}
          onRetry={() => navigate(missing.to)}
          onClose={() => setMissing(null)}
        />
      )}
    </>
  );
}

const pathOf = ({ pathname, search, hash }: Location) => pathname + search + hash;

async function tellSessionEnd(): Promise<void> {
  const answer = await askSession();
  if (answer !== null && 'ended' in answer) reportSessionEnd(answer.ended);
}

/** Keeps what the screens have been given, also by the server with the page. */
function useKeptAnswers(): void {
  const { user } = useConsultation();
  const matches = useMatches();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another login they belong to somebody else.
  useEffect(() => forgetKept, [user.id, user.session]);
  useEffect(() => {
    for (const { id, data } of matches) if (data !== null && data !== undefined) keep(id, data);
  }, [matches]);
}

/** Loads the next screens when the browser has nothing else to do, and newer products with newer settings. */
function useAhead(): void {
  const settings = useConsultation();
  const newest = useRef(settings);
  useEffect(() => {
    const load = async () => {
      const outcome = await loadAhead();
      if (outcome !== 'there' || newest.current === settings) return;
      newest.current = settings;
      await loadData();
    };
    const callOff = whenIdle(load);
    window.addEventListener('online', load);
    return () => {
      callOff();
      window.removeEventListener('online', load);
    };
  }, [settings]);
}
