import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type Clock, type Config, installationOf, projectRoot } from '#platform';

/** Icons that browsers and home screens ask for at these addresses, in data/icons. */
const ICONS = ['favicon.ico', 'apple-touch-icon.png', 'icon-192.png', 'icon-512.png'] as const;

/** Well-known files. */
export const VISITOR_FILES = [
  '/robots.txt',
  '/.well-known/security.txt',
  '/manifest.webmanifest',
  ...ICONS.map((name) => `/${name}` as const),
] as const;

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

interface VisitorFile {
  readonly type: string;
  readonly content: () => string | Buffer;
}

/** Serves these files. */
export function serveVisitorFiles(server: Pick<FastifyInstance, 'get'>, config: Config, clock: Clock): void {
  const text = (content: () => string): VisitorFile => ({ type: 'text/plain; charset=utf-8', content });
  const icons = ICONS.map((name): [string, VisitorFile] => {
    const bytes = readFileSync(join(projectRoot(), 'data', 'icons', name));
    return [`/${name}`, { type: name.endsWith('.ico') ? 'image/x-icon' : 'image/png', content: () => bytes }];
  });
  const files = {
    '/robots.txt': text(robots),
    '/.well-known/security.txt': text(() => securityText(config, clock.now())),
    '/manifest.webmanifest': { type: 'application/manifest+json', content: () => MANIFEST },
    ...Object.fromEntries(icons),
  } as Readonly<Record<(typeof VISITOR_FILES)[number], VisitorFile>>;
  for (const [path, { type, content }] of Object.entries(files))
    server.get(path, (_request, reply) =>
      reply.type(type).header('cache-control', 'public, max-age=3600').send(content()),
    );
}

/** What a home screen calls the product and shows for it. Nothing works offline from there but what does in a tab. */
const MANIFEST = JSON.stringify({
  name: 'Inkoberatung',
  lang: 'de',
  start_url: '/',
  display: 'browser',
  background_color: '#faf7f2',
  theme_color: '#faf7f2',
  icons: [192, 512].map((size) => ({
    src: `/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose: 'any maskable',
  })),
});

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
