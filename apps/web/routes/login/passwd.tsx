import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { requestReset } from '../../access/links/mail-links.ts';
import { NameAndMailForm } from '../../access/links/name-and-mail-form.tsx';
import { SupportCard } from '../../access/login/support-card.tsx';
import { BackButton } from '../../frame/back-button.tsx';
import { Entrance, LoginLink } from '../../frame/entrance/entrance.tsx';
import { pass } from '../../requests/guard.ts';
import { Dialog } from '../../ui/basics/dialog.tsx';

export const meta = () => [{ title: 'Passwort zurücksetzen – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  await pass(args);
  const { vendorName, services } = args.context;
  const { telefon, email } = await services.publicFacts.imprint();
  return { vendorName, contact: { telefon, email } };
}

export default function PasswordRequest() {
  const { vendorName, contact } = useLoaderData<typeof loader>();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Entrance vendorName={vendorName} home="/welcome" aside={<LoginLink />}>
      <div className="card entrance-card">
        <h1>Passwort zurücksetzen</h1>
        <p>Geben Sie Ihren Benutzernamen und Ihre E-Mail-Adresse an. Wir senden Ihnen einen Link zu.</p>
        <NameAndMailForm button="Link anfordern" send={requestReset} onSent={setSentTo} />
        <hr className="rule" />
        <SupportCard contact={contact} />
        <div>
          <BackButton />
        </div>
      </div>
      {sentTo === null ? null : <SentDialog mail={sentTo} onClose={() => setSentTo(null)} />}
    </Entrance>
  );
}

function SentDialog({ mail, onClose }: { mail: string; onClose: () => void }) {
  return (
    <Dialog title="E-Mail gesendet" onClose={onClose}>
      <p>
        Wir haben Ihnen eine E-Mail an <strong className="mail">{mail}</strong> gesendet. Mit dem Link darin
        vergeben Sie ein neues Passwort; er gilt 60 Minuten.
      </p>
      <p>Ist nichts angekommen? Bitte sehen Sie auch im Spam-Ordner nach.</p>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Schließen
        </button>
        <Link className="button button-primary" to="/login">
          Zur Anmeldung
        </Link>
      </div>
    </Dialog>
  );
}
