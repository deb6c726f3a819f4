import { Link } from '@remix-run/react';
import type { PublicOffer } from '#institution';
import { toDecimal } from '#platform/domain';
import { CustomerNumber } from '../access/registration/customer-number.tsx';

/** The Kundennummer, and the two offers with their prices: trial and contract version. */
export function Begin({ trialDays, contract: { monthly, noticeMonths, furtherUsers } }: PublicOffer) {
  const price = `${toDecimal(monthly).replace('.', ',')} EUR`;
  return (
    <section className="begin" aria-labelledby="beginnen">
      <div className="stack stack-s">
        <h2 id="beginnen">In wenigen Minuten ausprobiert</h2>
        <p className="lead">
          Sie brauchen nur einen Browser, am Tresen oder auf dem Tablet. Mit Ihrer Kundennummer ist die
          Adresse schon eingetragen, ohne geht es genauso.
        </p>
      </div>
      <div className="begin-number">
        <CustomerNumber />
      </div>
      <div className="begin-ways">
        <div className="card begin-way">
          <h3>Demoversion</h3>
          <p className="begin-price">{trialDays > 0 ? daysOf(trialDays) : 'Zum Ausprobieren'}</p>
          <ul className="begin-list">
            <li>Alle Schritte der Beratung mit eigenen Preisen und Krankenkassen</li>
            <li>
              In den Dokumenten steht ein Platzhalter statt der Namen, der Versand per E-Mail ist abgeschaltet
            </li>
            {trialDays > 0 ? <li>Ohne Vertrag: Die Demoversion endet von selbst</li> : null}
          </ul>
          <Link className="button button-primary" to="/register1?version=0">
            Demoversion testen
          </Link>
        </div>
        <div className="card begin-way">
          <h3>Vertragsversion</h3>
          <p className="begin-price">{price} im Monat</p>
          <ul className="begin-list">
            <li>
              Monatlich {price}, kündbar mit einer Frist von {noticeMonths} Monaten zum Monatsende
            </li>
            <li>Die Einstellungen aus der Demoversion bleiben erhalten</li>
            {furtherUsers > 0 ? (
              <li>
                {furtherUsers === 1
                  ? 'Ein weiterer Mitarbeiterzugang'
                  : `Bis zu ${furtherUsers} weitere Mitarbeiterzugänge`}
              </li>
            ) : null}
            <li>Dokumente mit Namen, Versand als verschlüsseltes PDF</li>
          </ul>
          <Link className="button" to="/register1?version=1">
            Vertragsversion beantragen
          </Link>
        </div>
      </div>
    </section>
  );
}

function daysOf(days: number): string {
  return days === 1 ? '1 Tag' : `${days} Tage kostenlos`;
}
