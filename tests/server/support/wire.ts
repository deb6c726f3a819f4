import { connect } from 'node:net';

/** A connection that sends a text exactly as it is given: a browser or fetch would tidy it first. */
export interface Wire {
  write(text: string | Uint8Array): void;
  /** What came back until the connection was closed. */
  readonly all: Promise<string>;
  /** What came back once it holds the first line of an answer. */
  readonly begun: Promise<string>;
  close(): void;
}

/** Opens a connection to a server. */
export function openWire(origin: string): Wire {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  let text = '';
  let tellBegun = (_: string) => {};
  const begun = new Promise<string>((resolve) => {
    tellBegun = resolve;
  });
  socket.setEncoding('utf8').on('data', (more: string) => {
    text += more;
    if (/^HTTP\/1\.1 (?!100)\d+[\s\S]*\r\n\r\n/.test(text)) tellBegun(text);
  });
  // A server that has said what it had to say does not wait for the rest of a refused body.
  socket.on('error', () => {});
  const all = new Promise<string>((resolve) => socket.on('close', () => resolve(text)));
  void all.then(tellBegun);
  return { write: (more) => void socket.write(more), all, begun, close: () => void socket.destroy() };
}

/** Status of an answer as it came over the wire; 0 where none came. */
export const statusOf = (answer: string): number => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);

/** The head of a request up to the empty line. */
export function head(line: string, headers: Readonly<Record<string, string | number>>): string {
  const lines = Object.entries({ Host: 'beratung.test', ...headers }).map(
    ([name, value]) => `${name}: ${value}`,
  );
  return `${line} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
}

/** A piece of a body that does not announce its length. */
export const chunk = (text: string): string => `${Buffer.byteLength(text).toString(16)}\r\n${text}\r\n`;
