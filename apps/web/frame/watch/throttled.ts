/** An action that runs at most once per interval. */
export interface Throttled {
  readonly ask: () => void;
  /** Cancels the pending run. */
  readonly stop: () => void;
}

/**
 * Runs an action at most every `everyMs` milliseconds, counted from now. Calls within an interval are merged
 * into one run at its end.
 */
export function throttled(everyMs: number, act: () => void): Throttled {
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
