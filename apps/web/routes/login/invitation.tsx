import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { INVITATION_DAYS } from '#auth/domain';
import { PasswordLink } from '../../access/login/password-link.tsx';
import { Entrance, LoginLink } from '../../frame/entrance/entrance.tsx';
import { pass } from '../../requests/guard.ts';

export const meta = () => [{ title: 'Passwort vergeben – Inkoberatung' }];

/** The address carries a token, so no referrer is sent. The browser itself does not submit the form. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer' });

export async function loader(args: LoaderFunctionArgs) {
  await pass(args);
  return { vendorName: args.context.vendorName };
}

/** Removing the token from the address must not call the loader again. */
export const shouldRevalidate = () => false;

const BROKEN = {
  text: 'Dieser Link gilt nicht mehr.',
  about: `Er wurde schon benutzt, ist älter als ${INVITATION_DAYS} Tage, oder Sie haben inzwischen einen neueren bekommen. Haben Sie Ihr Passwort schon vergeben, melden Sie sich damit an. Sonst fordern Sie hier mit Benutzernamen und E-Mail-Adresse einen neuen Link an, oder bitten Sie die Person darum, die in Ihrer Institution die Benutzer verwaltet.`,
} as const;

const SET = {
  title: 'Ihr Passwort ist gesetzt.',
  about: 'Bitte melden Sie sich damit an.',
} as const;

/** Opened by the link of an invitation. */
export default function Invitation() {
  const { vendorName } = useLoaderData<typeof loader>();
  return (
    <Entrance vendorName={vendorName} home="/welcome" aside={<LoginLink />}>
      <div className="card entrance-card">
        <h1>Passwort vergeben</h1>
        <PasswordLink broken={BROKEN} changed={SET} />
      </div>
    </Entrance>
  );
}
