import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LICENCES } from '../../frame/brand/legal-links.tsx';
import { type Fact, Facts } from '../../legal/facts.tsx';
import { LegalPage } from '../../legal/legal-page.tsx';
import { pass } from '../../requests/guard.ts';

export const meta = () => [{ title: 'Impressum – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  const login = await pass(args);
  const { services, vendorName, imprint: further } = args.context;
  const imprint = await services.publicFacts.imprint();
  return { vendorName, loggedIn: login !== null, imprint, further };
}

/** The imprint (§ 5 DDG), as far as the installation knows the facts. */
export default function Impressum() {
  const { imprint, further, ...page } = useLoaderData<typeof loader>();
  const { name, strasse, hausnummer, plz, ort } = imprint;
  const address = [`${strasse} ${hausnummer}`.trim(), `${plz} ${ort}`.trim()].filter((line) => line !== '');
  const ways: readonly Fact[] = [
    { label: 'Telefon', text: imprint.telefon },
    { label: 'Fax', text: imprint.fax },
    { label: 'E-Mail', text: imprint.email, href: `mailto:${imprint.email}` },
    { label: 'Website', text: imprint.webseite, ...linkTo(imprint.webseite) },
    { label: 'Ansprechpartner', text: imprint.ansprechpartner },
  ];
  return (
    <LegalPage {...page}>
      <article className="legal-text">
        <h1>Impressum</h1>
        <h2>Anbieter</h2>
        <address className="legal-address">
          {[name || page.vendorName, ...address].map((line) => (
            <span key={line}>{line}</span>
          ))}
        </address>
        {address.length === 0 ? <p>Anschrift und Kontakt sind noch nicht hinterlegt.</p> : null}
        <h2>Kontakt</h2>
        <Facts facts={ways} />
        <p>Kundensupport: Montag bis Freitag 8.00–16.30&nbsp;Uhr</p>
        {further.length === 0 ? null : (
          <>
            <h2>Weitere Angaben</h2>
            <Facts facts={further} />
          </>
        )}
        <h2>Zu diesem Angebot</h2>
        <p>
          Inkoberatung unterstützt die Beratung durch Apotheken und Sanitätshäuser. Es ersetzt weder die
          ärztliche Diagnose noch die Entscheidung der Krankenkasse über eine Kostenübernahme.
        </p>
        <p>
          Es enthält freie Programme, Schriften und Daten.{' '}
          <a href={LICENCES} target="_blank" rel="noreferrer">
            Lizenzen (Text)
          </a>
        </p>
      </article>
    </LegalPage>
  );
}

/** Only web addresses become links: the installation may store any text. */
function linkTo(webseite: string): { readonly href?: string } {
  return /^https?:\/\//.test(webseite) ? { href: webseite } : {};
}
