import typeface from '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2?url';
import { Links, Meta, Outlet, ScrollRestoration, useNavigation } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useContext } from 'react';
import favicon from './favicon.svg?no-inline';
import { NonceContext } from './nonce.ts';
import { PageScripts } from './page-scripts.tsx';
import stylesheet from './styles/index.css?url';
import { ErrorPage } from './ui/basics/error-page.tsx';
import { useRouteFocus } from './ui/basics/route-focus.ts';

export const links = () => [
  { rel: 'preload', as: 'font', type: 'font/woff2', href: typeface, crossOrigin: 'anonymous' as const },
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', type: 'image/svg+xml', href: favicon },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
  { rel: 'manifest', href: '/manifest.webmanifest' },
];

export const meta = ({ error }: { error?: unknown }) => [
  { title: error === undefined ? 'Inkoberatung' : 'Seite nicht geladen – Inkoberatung' },
];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta
          name="description"
          content="Beratung zur Inkontinenzversorgung für Apotheken und Sanitätshäuser"
        />
        <meta name="theme-color" content="#faf7f2" />
        {/* Keeps tablets from turning PZN and article numbers into phone links. */}
        <meta name="format-detection" content="telephone=no" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <PageScripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  useRouteFocus();
  const waiting = useNavigation().state !== 'idle';
  return (
    <>
      <div className="progress" hidden={!waiting} />
      <Outlet />
    </>
  );
}

export { ErrorPage as ErrorBoundary };
