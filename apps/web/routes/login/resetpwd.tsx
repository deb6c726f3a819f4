import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { PasswordLink } from '../../access/login/password-link.tsx';
import { Entrance, LoginLink } from '../../frame/entrance/entrance.tsx';
import { pass } from '../../requests/guard.ts';

export const meta = () => [{ title: 'Neues Passwort vergeben – Inkoberatung' }];

/** The address carries a token, so no referrer is sent. The browser itself does not submit the form. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer' });

export async function loader(args: LoaderFunctionArgs) {
  await pass(args);
  return { vendorName: args.context.vendorName };
}

/** Removing the token from the address must not call the loader again. */
export const shouldRevalidate = () => false;

const BROKEN = {
  about:
    'Bitte öffnen Sie den Link aus der neuesten E-Mail. Er gilt 60 Minuten und nur einmal; einen neuen fordern Sie hier an:',
} as const;

const CHANGED = {
  title: 'Passwort erfolgreich geändert!',
  about: 'Alle bisherigen Anmeldungen sind beendet. Bitte melden Sie sich mit dem neuen Passwort an.',
} as const;

export default function ResetPassword() {
  const { vendorName } = useLoaderData<typeof loader>();
  return (
    <Entrance vendorName={vendorName} home="/welcome" aside={<LoginLink />}>
      <div className="card entrance-card">
        <h1>Neues Passwort vergeben</h1>
        <PasswordLink broken={BROKEN} changed={CHANGED} />
      </div>
    </Entrance>
  );
}
