import { ConfigError, databaseName, explainFailure, readConfig } from '#platform';

/** Why the server does not start, in one line. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, address, port } = Object(error) as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  if (code === 'EADDRINUSE') {
    return `The port ${port} is in use on ${address}. Set another one: PORT=3001 npm start`;
  }
  if (code === 'EADDRNOTAVAIL')
    return `This machine has no address ${address}. Set another one: HOST=127.0.0.1`;
  if (code === 'EACCES' && port !== undefined) return `The port ${port} may not be used by this account.`;
  return `The server cannot start. ${explainFailure(error, databaseHere())}`;
}

function databaseHere(): string | undefined {
  try {
    return databaseName(readConfig(process.env).databaseUrl);
  } catch {
    return undefined;
  }
}
