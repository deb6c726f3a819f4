/** What the windows of one browser tell each other: who has logged out, whose session it is now, who works. */
export type WindowMessage =
  | { readonly kind: 'logged-out' | 'logged-in'; readonly user: number }
  /** `at`: the last input, in milliseconds since 1970. */
  | { readonly kind: 'active'; readonly user: number; readonly at: number };

/** A channel of its own, not the storage: that may be blocked. */
const NAME = 'inko.session';

/** Tells the other windows. */
export function tellOtherWindows(message: WindowMessage): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(message);
  channel.close();
}

/** Listens to the other windows; gives the way to stop. */
export function hearOtherWindows(hear: (message: WindowMessage) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<WindowMessage>) => hear(data);
  return () => channel.close();
}
