import { Link } from '@remix-run/react';
import { useState } from 'react';
import { isCartEmpty } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { useRight } from '../consultation-data.ts';
import { useDraft } from '../draft-provider.tsx';
import { MissingInsurer } from '../missing-insurer.tsx';
import { usePerson } from '../use-person.ts';
import { AreaTabs } from './area-tabs.tsx';
import { CartHints } from './cart-hints.tsx';
import { useOffer } from './use-offer.ts';

/** The care calculator, once the draft is read. */
export function CartScreen() {
  const { insurer, answers } = usePerson();
  if (insurer !== null) return <Calculator insurer={insurer} />;
  return (
    <MissingInsurer
      title="Eine Berechnung kann nicht sinnvoll durchgeführt werden."
      name={answers.krankenkasse}
    >
      Es fehlen noch entscheidende Angaben zur Person und Krankenkasse des Betroffenen.
    </MissingInsurer>
  );
}

function Calculator({ insurer }: { insurer: Krankenkasse }) {
  const { draft } = useDraft();
  const view = useOffer(insurer);
  const [explained, setExplained] = useState(false);
  const mayConsult = useRight('bera_durch');
  return (
    <>
      <div className="cart-tools">
        <button type="button" className="button" onClick={() => setExplained(!explained)}>
          {explained ? 'Berechnung ausblenden' : 'Berechnung einblenden'}
        </button>
        <CartHints />
      </div>
      {isCartEmpty(draft.cart) && mayConsult && (
        <div className="message">
          <p>Noch ist kein Produkt ausgewählt. Am einfachsten beginnen Sie mit der Anamnese.</p>
          <p>
            <Link className="button" to="/wizard/1">
              Anamnese starten
            </Link>
          </p>
        </div>
      )}
      <AreaTabs view={view} explained={explained} />
      <div className="page-actions">
        <Link className="button" to={mayConsult ? '/wizard/4' : '/wizard/0'}>
          zurück
        </Link>
        <Link className="button button-primary" to="/offer">
          zur Zusammenfassung
        </Link>
      </div>
    </>
  );
}
