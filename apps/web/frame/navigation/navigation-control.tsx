import { type Location, useBlocker, useLocation, useMatches, useNavigate } from '@remix-run/react';
import { useEffect, useRef, useState } from 'react';
import { cacheData, clearLoaderCache } from '../../connection/loader-cache.ts';
import { guardAgainst } from '../../connection/navigation-guard.ts';
import { askSession } from '../../session/ask-session.ts';
import { useFrame } from '../../session/frame-data.ts';
import { reportSessionEnd } from '../../session/session-state.ts';
import { isAtHand, loadScreen, type PrefetchOutcome } from './prefetch.ts';

/** A screen that could not be loaded. */
interface Missing {
  /** Target of the navigation. */
  readonly to: string;
  readonly outcome: Exclude<PrefetchOutcome, 'there' | 'logged-out'>;
}

const TEXTS: Record<Exclude<Missing['outcome'], 'outdated'>, string> = {
  unreachable:
    'Die nächste Seite konnte nicht geladen werden: Die Verbindung fehlt. Ihre Eingaben sind noch da, und Sie können hier weiterarbeiten.',
  failed:
    'Die nächste Seite konnte nicht geladen werden: Der Server hat gerade eine Störung. Ihre Eingaben sind noch da, und Sie können hier weiterarbeiten.',
};

interface MissingScreenProps {
  readonly missing: Missing;
  /** What a reload would do to what was typed, if there is a newer version. */
  readonly reloading: string;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/**
 * Reports over the current screen, which stays, that the next one could not be loaded, and offers to try
 * again.
 */
function MissingScreen({ missing, reloading, onRetry, onClose }: MissingScreenProps) {
  const outdated = missing.outcome === 'outdated';
  const text =
    missing.outcome === 'outdated'
      ? `Es gibt eine neue Version von Inkoberatung. ${reloading}`
      : TEXTS[missing.outcome];
  return (
    <div className="navigation-notice message message-notice" role="alert">
      <p>{text}</p>
      <div className="row">
        <button
          type="button"
          className="button button-primary"
          onClick={outdated ? () => window.location.assign(missing.to) : onRetry}
        >
          {outdated ? 'Neu laden' : 'Erneut versuchen'}
        </button>
        <button type="button" className="button" onClick={onClose}>
          Schließen
        </button>
      </div>
    </div>
  );
}

/**
 * Lets a navigation proceed once the current screen is settled and everything the next screen needs is
 * loaded. If that fails, the user stays on the current screen and sees why; a navigation never ends in an
 * error page.
 *
 * @param props.reloading what a reload would do to what was typed
 */
export function NavigationControl({ reloading }: { readonly reloading: string }) {
  const navigate = useNavigate();
  const [missing, setMissing] = useState<Missing | null>(null);
  useLoaderCache();
  /** Target of the blocked navigation. */
  const goal = useRef<Location | null>(null);
  const blocker = useBlocker(({ currentLocation, nextLocation }) => {
    const { pathname } = nextLocation;
    if (currentLocation.pathname === pathname) return false;
    const holds = guardAgainst(pathname) !== null || !isAtHand(pathname);
    goal.current = holds ? nextLocation : null;
    return holds;
  });
  const { key } = useLocation();
  // A navigation that ends releases everything that is blocked, including navigations requested after it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key shows that a navigation has ended, even before the blocker was rendered as blocked.
  useEffect(() => {
    if (blocker.state !== 'unblocked' || goal.current === null) return;
    const location = goal.current;
    goal.current = null;
    navigate(pathOf(location), { state: location.state });
  }, [blocker, key, navigate]);
  // The screen may have come by itself meanwhile, and was then shown without being held.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key shows that a navigation has ended.
  useEffect(() => setMissing(null), [key]);
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
      // One after the other: several forms may have unsaved changes.
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

/** Caches the data of all loaders, including those sent with the page. */
function useLoaderCache(): void {
  const { user } = useFrame();
  const matches = useMatches();
  // biome-ignore lint/correctness/useExhaustiveDependencies: after another login they belong to another user.
  useEffect(() => clearLoaderCache, [user.id, user.session]);
  useEffect(() => {
    // The care screens' loader caches its own answer, after the definitions have arrived.
    for (const { id, data } of matches)
      if (id !== 'care' && data !== null && data !== undefined) cacheData(id, data);
  }, [matches]);
}
