import { Link, useNavigate } from '@remix-run/react';
import { useMemo } from 'react';
import {
  hintsFor,
  holdsProduct,
  type KeyField,
  placeChosen,
  recommendationKey,
  recommendedProducts,
} from '#consultation/domain';
import { useCare } from '../care-data.ts';
import { useConsultation, useRight } from '../consultation-data.ts';
import { useDraft } from '../draft-provider.tsx';
import { newLineId } from '../line-id.ts';
import { usePerson } from '../use-person.ts';
import { ProductChoice } from './product-choice.tsx';

/** What is missing for a recommendation, in the adviser's words, and where it is asked. */
const MISSING: Record<KeyField, { readonly label: string; readonly step: number }> = {
  gender: { label: 'Geschlecht', step: 1 },
  inkontinenz: { label: 'Form der Inkontinenz', step: 0 },
  toilette: { label: 'Gang zur Toilette', step: 4 },
  versorgung: { label: 'Selbstständigkeit bei der Versorgung', step: 4 },
  verlust: { label: 'Menge des Verlusts', step: 2 },
  trink: { label: 'Trinkmenge', step: 3 },
};

/** Lists the recommended products; going on saves the chosen ones into the cart. */
export function RecommendationScreen() {
  const { answers } = usePerson();
  const key = recommendationKey(answers);
  return key.ok ? <Recommended recommendationKey={key.key} /> : <Incomplete missing={key.missing} />;
}

function Incomplete({ missing }: { missing: readonly KeyField[] }) {
  return (
    <div className="message message-notice">
      <p>Für eine Empfehlung fehlen noch Angaben:</p>
      <ul>
        {missing.map((field) => (
          <li key={field}>
            <Link to={`/wizard/${MISSING[field].step}#q-${field}`}>{MISSING[field].label}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Recommended({ recommendationKey }: { recommendationKey: string }) {
  const navigate = useNavigate();
  const { products, recommendations } = useCare();
  const { institution } = useConsultation();
  const { draft, update } = useDraft();
  const person = usePerson();
  const mayCalculate = useRight('versorg_aufr');
  const list = useMemo(
    () => recommendedProducts({ ids: recommendations[recommendationKey] ?? [], products }),
    [recommendations, recommendationKey, products],
  );
  const listed = (id: string) => list.some(({ product }) => product.id === id);
  // What was deleted in the calculator is no longer chosen; what is no longer recommended stays there.
  const deleted = (id: string) => draft.placed.includes(id) && !holdsProduct(draft.cart, id);
  const chosen = draft.chosen.filter((id) => listed(id) && !deleted(id));

  const toggle = (id: string) =>
    update((current) => ({
      ...current,
      chosen: chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id],
      placed: current.placed.filter((other) => !deleted(other)),
    }));
  const goOn = () => {
    update((current) => ({
      ...current,
      chosen,
      placed: chosen,
      // Opens where the choice is: on desired care where nothing else was chosen.
      shown: undefined,
      cart: placeChosen(current.cart, current.placed.filter(listed), chosen, {
        products,
        wantedSize: person.answers.groesse,
        nextId: newLineId,
        method: institution.method,
        selfPay: person.insurer?.selfPay ?? false,
        gross: person.gross,
      }),
    }));
    navigate(mayCalculate ? '/cart' : '/offer');
  };

  return (
    <>
      <p>
        Diese Produkte passen zu den Angaben. Wählen Sie aus, was Sie gemeinsam berechnen möchten. Zu einer
        Vorlage kommt die passende Fixierhose von selbst dazu.
      </p>
      <fieldset>
        <legend className="visually-hidden">Empfohlene Produkte</legend>
        <ul className="product-choices">
          {list.map(({ product, isDefault }) => (
            <li key={product.id}>
              <ProductChoice
                product={product}
                isDefault={isDefault}
                chosen={chosen.includes(product.id)}
                onToggle={() => toggle(product.id)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
      <output className="field-hint">
        {chosen.length === 0
          ? 'Noch kein Produkt ausgewählt.'
          : `${chosen.length} ${chosen.length === 1 ? 'Produkt' : 'Produkte'} ausgewählt.`}
      </output>
      <Advice />
      <div className="page-actions">
        <Link className="button" to="/wizard/4">
          zurück
        </Link>
        <button type="button" className="button button-primary" onClick={goOn}>
          {mayCalculate ? 'Versorgung berechnen' : 'zur Zusammenfassung'}
        </button>
      </div>
    </>
  );
}

/** What the answers give reason to say, for the talk at the counter. */
function Advice() {
  const { hints } = useCare();
  const { answers } = usePerson();
  const advice = hintsFor(answers, hints);
  if (advice.length === 0) return null;
  return (
    <section className="card">
      <h2>Hinweise zu den Angaben</h2>
      <ul className="advice">
        {advice.map(({ key, text }) => (
          <li key={key}>{text}</li>
        ))}
      </ul>
    </section>
  );
}
