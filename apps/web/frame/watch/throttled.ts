/** Something that is done at once, and then at most once in a while. */
export interface Throttled {
  readonly ask: () => void;
  /** What is still to come is left out. */
  readonly stop: () => void;
}

/**
 * Does a thing at most every so many milliseconds from now on. What is asked for in between is done at the end, once.
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
