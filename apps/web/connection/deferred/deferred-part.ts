/** Code in a chunk of its own, which no first screen waits for. */
export interface DeferredPart<T> {
  /** The loaded part; null before that. */
  readonly there: T | null;
  /** Loads it once; tries again after a failure. */
  readonly load: () => Promise<T>;
}

/** All parts that are loaded ahead. */
const ahead = new Set<DeferredPart<unknown>>();

/**
 * Declares a part: the one way to load code later. A screen shows it by `Deferred` or `DeferredDialog` where the
 * user asks for it, and by `useDeferredPart` where nobody does; a handler calls `load`.
 *
 * @param when `ahead`: also loaded while the browser is idle, so that it works offline; `on-demand`: only then
 */
export function deferredPart<T>(
  fetchPart: () => Promise<T>,
  when: 'ahead' | 'on-demand' = 'ahead',
): DeferredPart<T> {
  let there: T | null = null;
  let loading: Promise<T> | null = null;
  async function load(): Promise<T> {
    try {
      there = await fetchPart();
      return there;
    } finally {
      loading = null;
    }
  }
  const part: DeferredPart<T> = {
    get there() {
      return there;
    },
    load: async () => {
      if (there !== null) return there;
      loading ??= load();
      return loading;
    },
  };
  if (when === 'ahead') ahead.add(part);
  return part;
}

/** Loads ahead what the screens loaded so far declare. A part that fails is loaded when it is needed. */
export async function loadParts(): Promise<void> {
  await Promise.allSettled([...ahead].map((part) => part.load()));
}
