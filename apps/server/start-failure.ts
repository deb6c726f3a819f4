import { ConfigError } from '#platform';

/** Says in one readable line why the server does not start. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return `The server cannot start: ${String(error)}`;
  const { code, address, port } = error as NodeJS.ErrnoException & { address?: string; port?: number };
  if (code === 'EADDRINUSE') {
    return `The port ${port} is in use on ${address}. Set another one: PORT=3001 npm start`;
  }
  if (code === 'EACCES' && port !== undefined) return `The port ${port} may not be used by this account.`;
  if (isDatabaseFailure(error)) return `The database cannot be used: ${firstLine(error)}`;
  return `The server cannot start: ${firstLine(error)}`;
}

function isDatabaseFailure(error: Error): boolean {
  const { code = '' } = error as { code?: string };
  return /SQLITE|ECONNREFUSED|^[0-9A-Z]{5}$/.test(code) || /sqlite|database|migration/i.test(error.message);
}

function firstLine(error: Error): string {
  return error.message.split('\n', 1)[0] ?? error.name;
}
