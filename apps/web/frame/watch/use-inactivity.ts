import { useEffect, useRef, useState } from 'react';
import { onWindowMessage, postWindowMessage } from '../../session/logout/window-messages.ts';

/** Events that a screen or the browser may act on. */
const ACTS = [
  'pointerdown',
  'pointerup',
  'mousedown',
  'mouseup',
  'click',
  'auxclick',
  'dblclick',
  'contextmenu',
  'keydown',
  'keypress',
  'keyup',
  'beforeinput',
  'input',
  'change',
  'submit',
  'reset',
  'paste',
  'cut',
  'dragstart',
  'drop',
  'cancel',
] as const;

/**
 * Stops input that comes too late before any part of the screen sees it: a click that leads to the login must not
 * delete something first. The capture phase of the window comes first, so no screen listens there.
 *
 * @param isLate asked at each event
 * @returns stops holding
 */
function holdInput(isLate: () => boolean): () => void {
  const hold = (event: Event) => {
    if (!isLate()) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const act of ACTS) window.addEventListener(act, hold, { capture: true });
  return () => {
    for (const act of ACTS) window.removeEventListener(act, hold, { capture: true });
  };
}

const MINUTE_MS = 60_000;
/** A user without any input for this long is logged out (access specification, section 9). */
const IDLE_MS = 45 * MINUTE_MS;
/** How long before that the dialog appears. */
const WARN_MS = 2 * MINUTE_MS;
/** How often activity is reported to the server, whose limit is the same 45 minutes. */
const TELL_EVERY_MS = MINUTE_MS;
/** How often activity is reported to the browser's other windows. */
const SHARE_EVERY_MS = 5_000;
/** Any of these counts as activity. */
const INPUTS = ['pointerdown', 'pointermove', 'keydown', 'input', 'wheel', 'touchstart'] as const;
/** How often the time is compared: timers stand still while a computer sleeps, and end that much later. */
const COMPARE_EVERY_MS = 20_000;

interface Inactivity {
  /** Seconds until the logout; null while the dialog is not needed. */
  readonly secondsLeft: number | null;
  /** Counts as an input. */
  readonly stay: () => void;
}

/**
 * Tracks the last input in any window of this browser.
 *
 * @param tellServer called now and then while somebody works, and once more after the last input
 * @param onIdle called after 45 minutes without input, even if a tablet slept meanwhile; returns milliseconds since the
 *   last use in another window, of which one that slept has not heard, or null after the logout
 */
export function useInactivity(
  user: number,
  tellServer: () => void,
  onIdle: () => Promise<number | null>,
): Inactivity {
  const [secondsLeft, setSecondsLeft] = useState<number | null>(null);
  const stay = useRef(() => {});
  useEffect(() => {
    let last = Date.now();
    let over = false;
    let stopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const share = throttled(SHARE_EVERY_MS, () => postWindowMessage({ kind: 'active', user, at: last }));
    const tell = throttled(TELL_EVERY_MS, tellServer);

    const check = () => {
      clearTimeout(timer);
      const left = IDLE_MS - (Date.now() - last);
      if (over) return;
      if (left <= 0) {
        over = true;
        void onIdle().then(goOn);
        return;
      }
      setSecondsLeft(left > WARN_MS ? null : Math.ceil(left / 1000));
      timer = setTimeout(
        check,
        left > WARN_MS ? Math.min(left - WARN_MS, COMPARE_EVERY_MS) : left % 1000 || 1000,
      );
    };
    const goOn = (unusedMs: number | null) => {
      if (unusedMs === null || stopped) return;
      last = Math.max(last, Date.now() - unusedMs);
      over = false;
      check();
    };
    const work = () => {
      last = Date.now();
      share.ask();
      tell.ask();
    };
    const isLate = () => {
      if (Date.now() - last >= IDLE_MS) check();
      return over;
    };
    // While the dialog is open only its button counts, not a hand that brushes over the tablet.
    const onInput = () => (IDLE_MS - (Date.now() - last) > WARN_MS ? work() : check());
    const onReturn = () => {
      if (document.visibilityState === 'visible') onInput();
    };
    stay.current = () => {
      if (Date.now() - last < IDLE_MS) work();
      check();
    };
    const stopListening = onWindowMessage((message) => {
      if (message.kind !== 'active' || message.user !== user) return;
      last = Math.max(last, message.at);
      check();
    });
    // The page has just been requested, so the server knows of the activity; the other windows do not.
    share.ask();
    check();
    const stopHolding = holdInput(isLate);
    for (const input of INPUTS) window.addEventListener(input, onInput, { capture: true, passive: true });
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('pageshow', onReturn);
    return () => {
      stopped = true;
      clearTimeout(timer);
      share.stop();
      tell.stop();
      stopListening();
      stopHolding();
      for (const input of INPUTS) window.removeEventListener(input, onInput, { capture: true });
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('pageshow', onReturn);
    };
  }, [user, tellServer, onIdle]);
  return { secondsLeft, stay: () => stay.current() };
}

/** An action that runs at most once per interval. */
interface Throttled {
  readonly ask: () => void;
  /** Cancels the pending run. */
  readonly stop: () => void;
}

/**
 * Runs an action at most every `everyMs` milliseconds, counted from now. Calls within an interval are merged
 * into one run at its end.
 */
function throttled(everyMs: number, act: () => void): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let last = Date.now();
  const run = () => {
    timer = undefined;
    last = Date.now();
    act();
  };
  return {
    ask: () => {
      if (timer !== undefined) return;
      const wait = last + everyMs - Date.now();
      if (wait <= 0) run();
      else timer = setTimeout(run, wait);
    },
    stop: () => clearTimeout(timer),
  };
}
