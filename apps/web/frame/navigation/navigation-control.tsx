import { type Location, useBlocker, useLocation, useMatches, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { cacheData, clearLoaderCache } from '../../connection/loader-cache.ts';
import { guardAgainst } from '../../connection/navigation-guard.ts';
import { askSession } from '../../session/ask-session.ts';
import { useFrame } from '../../session/frame-data.ts';
import { reportSessionEnd } from '../../session/session-state.ts';
import { type Missing, MissingScreen } from './missing-screen.tsx';
import { isAtHand, loadScreen } from './prefetch.ts';

/**
 * Lets a navigation pass once what the screen holds open is settled and all that the next screen needs is there.
 * Where it cannot be had, the adviser stays on the screen with everything on it and is told; going to a screen never
 * ends in an error page.
 *
 * @param props.reloading what loading the page anew does to what was typed
 */
export function NavigationControl({ reloading }: { readonly reloading: string }) {
  const navigate = useNavigate();
  const [missing, setMissing] = useState<Missing | null>(null);
  useLoaderCache();
  /** Where somebody goes who is held up. */
  const goal = useRef<Location | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { pathname } = nextLocation;
    if (currentLocation.pathname === pathname) return false;
    const holds = guardAgainst(pathname) !== null || !isAtHand(pathname);
    goal.current = holds ? nextLocation : null;
    return holds;
  });
  const { key } = useLocation();
  // A navigation that ends lets go of everything that is held up, also of what was asked for after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says that one has ended, also before the blocker was drawn as holding.
  useEffect(() => {
    if (blocker.state !== 'unblocked' || goal.current === null) return;
    const location = goal.current;
    goal.current = null;
    navigate(pathOf(location), { state: location.state });
  }, [blocker, key, navigate]);
  const [asking, setAsking] = useState(false);
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    const { location } = blocker;
    let gone = false;
    const stay = () => {
      goal.current = null;
      blocker.reset();
    };
    setMissing(null);
    const pass = async () => {
      // One after the other: there may be several forms with something unsaved.
      for (let guard = guardAgainst(location.pathname); guard !== null; ) {
        setAsking(true);
        const goesOn = await guard.settle();
        if (gone) return;
        setAsking(false);
        if (!goesOn) return stay();
        guard = guardAgainst(location.pathname);
      }
      const outcome = isAtHand(location.pathname) ? 'there' : await loadScreen(location.pathname);
      if (gone) return;
      if (outcome === 'there') {
        goal.current = null;
        return blocker.proceed();
      }
      stay();
      if (outcome === 'logged-out') return tellSessionEnd();
      setMissing({ to: pathOf(location), outcome });
    };
    void pass();
    return () => {
      gone = true;
    };
  }, [blocker]);
  return (
    <>
      <div className="progress" hidden={blocker.state !== 'blocked' || asking} />
      {missing === null ? null : (
        <MissingScreen
          missing={missing}
          reloading={reloading}
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

/** Caches what the loaders have given, also what the server has sent with the page. */
function useLoaderCache(): void {
  const { user } = useFrame();
  const matches = useMatches();
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another login they belong to somebody else.
  useEffect(() => clearLoaderCache, [user.id, user.session]);
  useEffect(() => {
    // The care screens' loader caches its answer by itself, once the definitions have come.
    for (const { id, data } of matches)
      if (id !== 'care' && data !== null && data !== undefined) cacheData(id, data);
  }, [matches]);
}
