import { Links, Meta, Outlet, Scripts, ScrollRestoration } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useContext } from 'react';
import { NonceContext } from './nonce.ts';
import stylesheet from './styles/index.css?url';
import { ErrorPage } from './ui/error-page.tsx';

export const links = () => [
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: 'data:,' },
];

export const meta = () => [{ title: 'Inkoberatung' }];

export function Layout({ children }: { children: ReactNode }) {
  const nonce = useContext(NonceContext);
  return (
    <html lang="de">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  );
}

export default function App() {
  return <Outlet />;
}

export { ErrorPage as ErrorBoundary };
