/** Message between windows of one browser: logout, login or activity of a user. */
export type WindowMessage =
  | { readonly kind: 'logged-out' | 'logged-in'; readonly user: number }
  /** `at`: the last input, in milliseconds since 1970. */
  | { readonly kind: 'active'; readonly user: number; readonly at: number };

/** A broadcast channel, because the storage may be blocked. */
const NAME = 'inko.session';

/** Sends a message to the other windows. */
export function postWindowMessage(message: WindowMessage): void {
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(message);
  channel.close();
}

/** Listens to messages of other windows; returns a function that stops listening. */
export function onWindowMessage(listener: (message: WindowMessage) => void): () => void {
  const channel = new BroadcastChannel(NAME);
  channel.onmessage = ({ data }: MessageEvent<WindowMessage>) => listener(data);
  return () => channel.close();
}
