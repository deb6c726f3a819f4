import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { ContactForm } from '../../access/messages/contact-form.tsx';
import { Entrance, LoginLink } from '../../frame/entrance/entrance.tsx';
import { pass } from '../../requests/guard.ts';
import { CounterDrawing } from '../../ui/drawing/counter-drawing.tsx';
import { Begin } from '../../welcome/begin.tsx';
import { Film } from '../../welcome/film.tsx';
import { Promises } from '../../welcome/promises.tsx';
import { Tour } from '../../welcome/tour.tsx';

export const meta = () => [{ title: 'Willkommen – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  await pass(args);
  const { services, vendorName, today } = args.context;
  const [offer, { telefon }] = await Promise.all([
    services.publicFacts.offer(today()),
    services.publicFacts.imprint(),
  ]);
  return { vendorName, offer, telefon };
}

export default function Welcome() {
  const { vendorName, offer, telefon } = useLoaderData<typeof loader>();
  return (
    <Entrance vendorName={vendorName} aside={<LoginLink />}>
      <div className="welcome">
        <section className="hero">
          <div className="hero-text">
            <h1 className="hero-title">Gut beraten. Gut versorgt.</h1>
            <p className="hero-lead">
              Inkoberatung begleitet Apotheken und Sanitätshäuser durch das Gespräch über Inkontinenz: von den
              ersten Fragen bis zur berechneten Versorgung, in Ruhe und gemeinsam mit der versicherten Person.
            </p>
            <p className="row">
              <Link className="button button-primary button-large" to="/register1?version=0">
                Demoversion testen
              </Link>
              <Link className="button button-large" to="/register1?version=1">
                Vertragsversion beantragen
              </Link>
            </p>
          </div>
          <Film />
        </section>
        <Tour />
        <Promises />
        <Begin {...offer} />
        <section className="contact" aria-labelledby="kontakt">
          <div className="contact-text">
            <h2 id="kontakt">Fragen? Schreiben Sie uns.</h2>
            <p>
              Wir erklären Ihnen gern, wie Inkoberatung in Ihren Alltag passt. Bitte nennen Sie keine Angaben
              zu Personen, die Sie beraten.
            </p>
            {telefon === '' ? null : (
              <p>
                Telefon{' '}
                <strong className="number" translate="no">
                  {telefon}
                </strong>
                , Montag bis Freitag 8.00–16.30&nbsp;Uhr
              </p>
            )}
            <CounterDrawing />
          </div>
          <div className="card">
            <ContactForm telefon={telefon} />
          </div>
        </section>
      </div>
    </Entrance>
  );
}
