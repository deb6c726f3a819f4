import type { FastifyInstance } from 'fastify';
import { type Clock, type Config, installationOf } from '#platform';

/** Well-known files. */
export const VISITOR_FILES = ['/robots.txt', '/.well-known/security.txt'] as const;

/** Pages behind links of mails, and addresses for programs. */
const NOT_FOR_ROBOTS = [
  '/static/',
  '/verify',
  '/resetpwd',
  '/einladung',
  '/createPassword',
  '/passwd',
  '/success',
];

/** Validity of security.txt in days: less than a year, as RFC 9116 (2.5.5) advises. */
const VALID_DAYS = 180;
const DAY_MS = 86_400_000;

/** Serves the two files. */
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

/** Contact for reports (RFC 9116): SECURITY_CONTACT, or the public contact form. */
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
