import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { type Registered, useRegistered } from '../../access/confirmation/registered.ts';
import { ResendConfirmation } from '../../access/confirmation/resend-confirmation.tsx';
import { Entrance, LoginLink } from '../../frame/entrance/entrance.tsx';
import { pass } from '../../requests/guard.ts';

export const meta = () => [{ title: 'Registrierung erfolgreich – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  await pass(args);
  return { vendorName: args.context.vendorName };
}

/** Confirms the registration and explains the next step (access specification, section 2, '/success'). */
export default function Success() {
  const { vendorName } = useLoaderData<typeof loader>();
  const made = useRegistered();
  return (
    <Entrance vendorName={vendorName} home="/welcome" aside={<LoginLink />}>
      <div className="card entrance-card">
        {made === null ? <NothingKnown /> : <Made made={made} />}
        <p>
          <Link className="button button-quiet" to="/welcome">
            zur Startseite
          </Link>
        </p>
      </div>
    </Entrance>
  );
}

/** Placeholder for data that only the browser knows. */
const NOBODY: Registered = { mail: '\u00a0', username: '\u00a0', mailSent: true };

/** @param props.made undefined until the browser has looked it up */
function Made({ made = NOBODY }: { made: Registered | undefined }) {
  return (
    <>
      <h1>Registrierung erfolgreich</h1>
      <p>
        Vielen Dank. Es fehlt nur noch ein Schritt: die Bestätigung Ihrer{' '}
        <span className="unbroken">E-Mail-Adresse</span>.
      </p>
      <div className={made === NOBODY ? 'stack not-yet' : 'stack'}>
        <MailNews made={made} />
        <dl className="registered">
          <dt>Ihr Benutzername</dt>
          <dd>{made.username}</dd>
          <dt>Ihre E-Mail-Adresse</dt>
          <dd>{made.mail}</dd>
        </dl>
        <ResendConfirmation made={made} />
      </div>
    </>
  );
}

function MailNews({ made: { mail, mailSent } }: { made: Registered }) {
  if (mailSent)
    return (
      <p>
        Wir haben eine E-Mail an <strong className="mail">{mail}</strong> geschickt. Bitte öffnen Sie den Link
        darin; er gilt 7 Tage. Danach melden Sie sich mit Ihrem Benutzernamen und Ihrem Passwort an.
      </p>
    );
  return (
    <p className="message message-notice">
      Ihre Registrierung ist gespeichert, aber die E-Mail mit dem Link konnte nicht verschickt werden. Bitte
      lassen Sie sie erneut senden.
    </p>
  );
}

function NothingKnown() {
  return (
    <>
      <h1>Keine Registrierung bekannt</h1>
      <p>
        In diesem Browser hat sich zuletzt niemand registriert, oder die E-Mail-Adresse ist schon bestätigt.
      </p>
      <p className="row">
        <Link className="button button-primary" to="/login">
          Anmelden
        </Link>
        <Link className="button" to="/register1">
          Registrieren
        </Link>
      </p>
    </>
  );
}
