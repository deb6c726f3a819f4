import { Link } from '@remix-run/react';
import { useState } from 'react';
import { isCartEmpty } from '#consultation/domain';
import type { Krankenkasse } from '#institution/domain';
import { useRight } from '../consultation-data.ts';
import { useDraft } from '../draft-provider.tsx';
import { usePerson } from '../use-person.ts';
import { AreaTabs } from './area-tabs.tsx';
import { CartHints } from './cart-hints.tsx';
import { useOffer } from './use-offer.ts';

/** The care calculator, once the draft is read. */
export function CartScreen() {
  const { insurer, answers } = usePerson();
  if (insurer === null) return <MissingInsurer name={answers.krankenkasse} />;
  return <Calculator insurer={insurer} />;
}

function MissingInsurer({ name }: { name: string | undefined }) {
  return (
    <div className="message message-notice" role="alert">
      <h2>Eine Berechnung kann nicht sinnvoll durchgeführt werden.</h2>
      <p>
        {name === undefined
          ? 'Es fehlen noch entscheidende Angaben zur Person und Krankenkasse des Betroffenen.'
          : `Die Krankenkasse „${name}“ gehört nicht mehr zu Ihrer Auswahl. Bitte wählen Sie in der Beratung eine andere.`}
      </p>
      <p>
        <Link className="button button-primary" to="/wizard/0#q-krankenkasse">
          Zur Beratung
        </Link>
      </p>
    </div>
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
      </div>
    </>
  );
}
