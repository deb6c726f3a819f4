import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** What a watcher has seen. */
export interface Watched {
  /** Milliseconds, of each address. */
  readonly longest: readonly number[];
  readonly count: number;
}

/** How long requests took at most while something was done. */
export async function watched(
  watcher: ChildProcess,
  work: { readonly urls: readonly string[]; readonly headers: Readonly<Record<string, string>> },
  meanwhile: () => Promise<unknown>,
): Promise<Watched> {
  const answer = once(watcher, 'message');
  watcher.send(work);
  await meanwhile();
  watcher.send({});
  const [figures] = await answer;
  return figures as Watched;
}
