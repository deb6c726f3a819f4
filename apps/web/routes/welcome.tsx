import type { LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData } from '@remix-run/react';
import { pass } from '../guard.ts';
import { CounterDrawing } from '../ui/frame-counter-drawing.tsx';
import { Entrance } from '../ui/frame-entrance.tsx';

export const meta = () => [{ title: 'Willkommen – Inkoberatung' }];

export async function loader(args: LoaderFunctionArgs) {
  await pass(args);
  return { vendorName: args.context.vendorName };
}

const BENEFITS = [
  {
    title: 'Behutsam fragen',
    text: 'Die Anamnese führt Schritt für Schritt durch das Gespräch und fragt nur, was für die Versorgung zählt.',
  },
  {
    title: 'Passend empfehlen',
    text: 'Aus den Antworten entsteht ein Vorschlag passender Produkte, in Basis- und in Premiumqualität.',
  },
  {
    title: 'Offen rechnen',
    text: 'Monatspauschale der Krankenkasse, gesetzliche Zuzahlung und Mehrkosten stehen auf den Cent genau da.',
  },
] as const;

export default function Welcome() {
  const { vendorName } = useLoaderData<typeof loader>();
  return (
    <Entrance
      vendorName={vendorName}
      aside={
        <Link className="button" to="/login">
          Anmelden
        </Link>
      }
    >
      <section className="hero">
        <div className="hero-text">
          <h1 className="hero-title">Gut beraten. Gut versorgt.</h1>
          <p className="hero-lead">
            Inkoberatung begleitet Apotheken und Sanitätshäuser durch das Gespräch über Inkontinenz: von den
            ersten Fragen bis zur berechneten Versorgung, in Ruhe und gemeinsam mit der betroffenen Person.
          </p>
          <p>
            <Link className="button button-primary button-large" to="/login">
              Zur Beratung
            </Link>
          </p>
        </div>
        <CounterDrawing />
      </section>
      <ul className="benefits">
        {BENEFITS.map(({ title, text }) => (
          <li key={title} className="benefit">
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </Entrance>
  );
}
