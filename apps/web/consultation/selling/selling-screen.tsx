import { Link, useNavigate } from '@remix-run/react';
import { type MouseEvent, useMemo, useState } from 'react';
import type { Product } from '#catalogue/domain';
import { fittingProducts, isCareProduct } from '#consultation/domain';
import { counted } from '#platform/domain';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { useRight } from '../../session/frame-data.ts';
import { Deferred } from '../../ui/basics/deferred.tsx';
import { WAY_ON } from '../area/way-on.ts';
import { useCare } from '../care/care-data.ts';
import { usePerson } from '../care/use-person.ts';
import { useDraftActions } from '../draft/draft-provider.tsx';
import { useUnsavedQuestion } from '../leaving/unsaved-question.tsx';
import { ProductSymbols } from '../pictures/product-drawing.tsx';
import { CareLevelNotice } from './care-level-notice.tsx';
import { SellingProduct } from './selling-product.tsx';
import { useApplication } from './use-application.tsx';
import { useCalculator } from './use-calculator.ts';
import { Wishes } from './wishes.tsx';

const LIST = deferredPart(async () => (await import('./selling-list.tsx')).SellingList);

/** Skin care and care aids: first the application and what fits the answers, all others on request. */
export function SellingScreen() {
  const { catalogue } = useCare();
  const mayCalculate = useRight('versorg_aufr');
  const { holds, add } = useCalculator();
  const application = useApplication();
  const [added, setAdded] = useState<Product | null>(null);
  const navigate = useNavigate();
  const { note } = useDraftActions();
  const { ask, question } = useUnsavedQuestion(
    {
      title: 'Beratung ohne Dokument abschließen?',
      about: 'Die Angaben bleiben in diesem Browser, bis Sie eine neue Beratung beginnen oder sich abmelden.',
      stay: 'Zur Zusammenfassung',
      go: 'Trotzdem abschließen',
    },
    () => navigate('/offer'),
  );
  const finish = (event: MouseEvent) => {
    event.preventDefault();
    ask(() => {
      // Asked here, it is not asked once more on the last screen.
      note((draft) => ({ ...draft, endedUnsaved: true }));
      navigate('/final');
    });
  };
  const { answers } = usePerson();
  const [all, setAll] = useState(false);
  // As on arrival: what is added here does not reorder the screen.
  const fitting = useMemo(() => fittingProducts(answers, catalogue), [answers, catalogue]);
  const rest = catalogue.filter(
    (each) => isCareProduct(each) && !fitting.some(({ product }) => product === each),
  );
  const take = (product: Product) => {
    add(product);
    setAdded(product);
  };
  const shown = (product: Product) => ({
    product,
    held: holds(product),
    justAdded: added === product,
    onAdd: mayCalculate ? () => take(product) : undefined,
  });
  return (
    <>
      <ProductSymbols />
      <CareLevelNotice onApply={application.open} />
      {application.applies && application.section}
      <p className="lead">
        Hautpflege und Pflegehilfsmittel ergänzen die Versorgung. Die Pauschale der Krankenkasse deckt sie
        nicht ab.
      </p>
      <Wishes />
      {fitting.length > 0 && (
        <section className="stack" aria-labelledby="selling-fitting">
          <h2 id="selling-fitting">Passt zu den Angaben</h2>
          <ul className="selling-products">
            {fitting.map(({ product, why }) => (
              <SellingProduct key={product.id} {...shown(product)} why={why} heading="h3" />
            ))}
          </ul>
        </section>
      )}
      {rest.length > 0 && !all && (
        <p>
          <button type="button" className="button" onClick={() => setAll(true)}>
            {counted(rest.length, ['weiteres Produkt', 'weitere Produkte'])} zeigen
          </button>
        </p>
      )}
      {all && (
        <Deferred part={LIST} label="Die Produkte werden geladen …">
          {(SellingList) => <SellingList products={rest} shown={shown} />}
        </Deferred>
      )}
      {!application.applies && application.section}
      <output className="visually-hidden">
        {added && `${added.Produktbezeichnung} wurde zum Versorgungsrechner hinzugefügt.`}
      </output>
      <div className="page-actions">
        <Link className="button" to="/offer">
          zurück
        </Link>
        <Link className="button button-primary" to="/final" {...WAY_ON} onClick={finish}>
          Beratung abschließen
        </Link>
      </div>
      {question}
    </>
  );
}
