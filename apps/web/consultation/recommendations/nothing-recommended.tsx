import { Link } from '@remix-run/react';
import { useRight } from '../../session/frame-data.ts';
import { Advice } from './advice.tsx';

/** Replaces the products if the table has none for the answers, or none that is still in the catalogue. */
export function NothingRecommended({ mayCalculate, goOn }: { mayCalculate: boolean; goOn: () => void }) {
  const maySeeCatalogue = useRight('prod_kat');
  return (
    <>
      <div className="message message-notice stack">
        <p>
          <strong>Zu diesen Angaben gibt es derzeit kein Produkt zu empfehlen.</strong> Im Katalog steht
          keines mehr, das dafür vorgesehen ist. Die Angaben bleiben, wie sie sind.
        </p>
        {maySeeCatalogue ? (
          <>
            <p>Wählen Sie im Produktkatalog aus, was zur Person passt.</p>
            <p>
              <Link className="button button-primary" to="/products">
                zum Produktkatalog
              </Link>
            </p>
          </>
        ) : (
          <p>
            Um selbst ein Produkt auszuwählen, brauchen Sie das Recht auf den Produktkatalog. Das vergibt, wer
            in Ihrer Institution die Benutzer verwaltet.
          </p>
        )}
      </div>
      <Advice />
      <div className="page-actions">
        <Link className="button" to="/wizard/4">
          zurück
        </Link>
        <button type="button" className="button" onClick={goOn}>
          {mayCalculate ? 'Versorgung berechnen' : 'zur Zusammenfassung'}
        </button>
      </div>
    </>
  );
}
