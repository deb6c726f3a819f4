import type { LoaderFunctionArgs } from '@remix-run/node';
import { type ClientLoaderFunctionArgs, Link, useLoaderData } from '@remix-run/react';
import type { ReactNode } from 'react';
import type { FirstDay } from '#auth';
import { OwnPassword } from '../../access/account/own-password.tsx';
import { OwnSessions } from '../../access/account/own-sessions.tsx';
import { OwnSecondFactor } from '../../access/second-factor/own-second-factor.tsx';
import { keepingScreen } from '../../administration/screen/keep-screen.ts';
import { BackButton } from '../../frame/back-button.tsx';
import { networkFirst } from '../../frame/cached-loaders.ts';
import { enter } from '../../requests/guard.ts';
import { useRight } from '../../session/frame-data.ts';
import { NoticeButton } from '../../ui/guide/notice-button.tsx';
import { OfferCount } from '../../ui/offer-count.tsx';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const meta = () => [{ title: 'Mein Konto – Inkoberatung' }];

/** Only what the page shows: the account also holds the institution's settings. */
export async function loader(args: LoaderFunctionArgs) {
  const { actor, loginname } = await enter(args);
  const { accounts, secondFactors, ownSessions, offerCounts, firstDay } = args.context.services;
  const sessions = await ownSessions.list(actor, args.context.sessionToken() ?? '');
  const { institution, users } = await accounts.ofUser(actor, actor.userId);
  const secondFactor = await secondFactors.state(actor);
  const { kundennummer, name, strasse, hausnummer, plz, ort, telefon, ansprechpartner } = institution;
  return {
    kundennummer: kundennummer ?? null,
    ...{ name, strasse, hausnummer, plz, ort, telefon, ansprechpartner, loginname },
    mail: users.find(({ id }) => id === actor.userId)?.mail ?? null,
    sessions: sessions.map(({ created, lastSeen, ...session }) => ({
      ...session,
      created: created.toISOString(),
      lastSeen: lastSeen.toISOString(),
    })),
    offers: await offerCounts.own(actor),
    firstDay: openFirstDay(await firstDay.read(actor)),
    secondFactor: secondFactor && { ...secondFactor, since: secondFactor.since?.toISOString() ?? null },
  };
}

/** Whether the list of the first day is put away; null if there is nothing left on it. */
function openFirstDay(firstDay: FirstDay | null): { readonly hidden: boolean } | null {
  const isOpen = firstDay?.steps.some(({ done }) => !done) ?? false;
  return firstDay !== null && isOpen ? { hidden: firstDay.hidden } : null;
}

export function clientLoader({ serverLoader }: ClientLoaderFunctionArgs) {
  return keepingScreen(() => networkFirst('my-account', () => serverLoader<typeof loader>()));
}

export default function MyAccount() {
  const account = useLoaderData<typeof loader>();
  const mayEdit = useRight('kont_einst');
  const mayManage = useRight('insti_nutzer');
  return (
    <div className="account-page">
      <h1>Mein Konto</h1>
      <section className="card" aria-labelledby="account-institution">
        <h2 id="account-institution">Institution</h2>
        <dl className="account-facts">
          <Fact label="Kundennummer">{account.kundennummer}</Fact>
          <Fact label="Name">{account.name}</Fact>
          <Fact label="Adresse">
            {account.strasse} {account.hausnummer}
            <br />
            {account.plz} {account.ort}
          </Fact>
          <Fact label="Telefon">{account.telefon}</Fact>
          <Fact label="Ansprechpartner">{account.ansprechpartner}</Fact>
        </dl>
        <Way may={mayEdit} to="/settings/0" label="Kontaktdaten bearbeiten" what="die Kontaktdaten" />
      </section>
      <section className="card" aria-labelledby="account-offers">
        <h2 id="account-offers">Angebote Ihrer Institution</h2>
        <OfferCount {...account.offers} />
        <p className="field-hint">
          Jede Beratung zählt einmal, wenn ihr erstes Dokument erstellt ist: nur die Zahl im Monat, nicht von
          wem, an welchem Tag oder wofür.
        </p>
      </section>
      <section className="card" aria-labelledby="account-user">
        <h2 id="account-user">Benutzer</h2>
        <dl className="account-facts">
          <Fact label="Benutzername">{account.loginname}</Fact>
          <Fact label="E-Mail">{account.mail}</Fact>
        </dl>
        <Way may={mayManage} to="/settings/1" label="Benutzer verwalten" what="die Benutzerdaten" />
      </section>
      {account.firstDay === null ? null : (
        <section className="card" aria-labelledby="account-first-day">
          <h2 id="account-first-day">Erste Schritte</h2>
          <p role="status">
            {account.firstDay.hidden
              ? 'Die Liste der ersten Schritte ist ausgeblendet.'
              : 'Die ersten Schritte stehen auf der Startseite.'}
          </p>
          {account.firstDay.hidden ? (
            <div>
              <NoticeButton act="recall" notice="first-day">
                Auf der Startseite zeigen
              </NoticeButton>
            </div>
          ) : null}
        </section>
      )}
      <section className="card" aria-labelledby="account-password">
        <h2 id="account-password">Passwort</h2>
        <dl className="account-facts">
          <Fact label="Passwort">
            <span aria-hidden="true">••••••••</span>
            <span className="visually-hidden">verborgen</span>
          </Fact>
        </dl>
        <OwnPassword loginname={account.loginname} />
      </section>
      {account.secondFactor === null ? null : (
        <section className="card" aria-labelledby="account-second-factor">
          <h2 id="account-second-factor">Zweiter Faktor</h2>
          <OwnSecondFactor state={account.secondFactor} />
        </section>
      )}
      <section className="card" aria-labelledby="account-sessions">
        <h2 id="account-sessions">Sitzungen</h2>
        <p>
          Hier sind Sie zurzeit angemeldet. Kennen Sie eine Sitzung nicht? Beenden Sie sie und ändern Sie Ihr
          Passwort.
        </p>
        <OwnSessions sessions={account.sessions} />
      </section>
      <div>
        <BackButton />
      </div>
    </div>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children || '–'}</dd>
    </div>
  );
}

/** Links to a setting; without the right, names who has it. */
function Way({ may, to, label, what }: { may: boolean; to: string; label: string; what: string }) {
  if (may)
    return (
      <div>
        <Link className="button" to={to}>
          {label}
        </Link>
      </div>
    );
  return (
    <p className="field-hint">
      Der Hauptbenutzer Ihrer Institution ändert {what}. Bitte wenden Sie sich an ihn.
    </p>
  );
}
