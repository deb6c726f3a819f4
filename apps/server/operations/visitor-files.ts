import type { FastifyInstance } from 'fastify';
import { type Clock, type Config, installationOf } from '#platform';

/** Files at addresses that the web knows. */
export const VISITOR_FILES = ['/robots.txt', '/.well-known/security.txt'] as const;

/** What only the link of a mail opens, and what programs ask for. */
const NOT_FOR_ROBOTS = ['/static/', '/verify', '/resetpwd', '/createPassword', '/passwd', '/success'];

/** Days for which the word of security.txt counts: less than a year, as RFC 9116 (2.5.5) advises. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** Answers with the two files; each is text, and for anybody. */
export function serveVisitorFiles(server: Pick<FastifyInstance, 'get'>, config: Config, clock: Clock): void {
  const files: Readonly<Record<(typeof VISITOR_FILES)[number], () => string>> = {
    '/robots.txt': robots,
    '/.well-known/security.txt': () => securityText(config, clock.now()),
  };
  for (const [path, text] of Object.entries(files))
    server.get(path, (_request, reply) =>
      reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=3600').send(text()),
    );
}

function robots(): string {
  return ['User-agent: *', ...NOT_FOR_ROBOTS.map((path) => `Disallow: ${path}`), ''].join('\n');
}

/** Where somebody says what they have found (RFC 9116): SECURITY_CONTACT, or the form that every visitor has. */
function securityText(config: Config, now: Date): string {
  const { url } = installationOf(config);
  const until = new Date(Math.floor(now.getTime() / DAY_MS + VALID_DAYS) * DAY_MS);
  return [
    `Contact: ${config.securityContact ?? `${url}/feedback`}`,
    `Expires: ${until.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: de, en',
    ...(config.publicUrl === null ? [] : [`Canonical: ${url}/.well-known/security.txt`]),
    '',
  ].join('\n');
}
