import { useEffect, useState } from 'react';
import type { NamedProduct } from '#consultation/domain';
import { callPage } from '../../session/call-page.ts';
import { FailureText } from '../screen/failure-text.tsx';

interface ProductSearchProps {
  readonly id: string;
  readonly chosen: readonly NamedProduct[];
  readonly onAdd: (product: NamedProduct) => void;
}

/** Debounce of the typed text. */
const PAUSE_MS = 250;

/** Searches the catalogue by name or Artikelnummer; a result can be added. */
export function ProductSearch({ id, chosen, onAdd }: ProductSearchProps) {
  const [text, setText] = useState('');
  const [found, setFound] = useState<readonly NamedProduct[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === '') {
      setFound(null);
      return;
    }
    let current = true;
    const timer = setTimeout(async () => {
      const answer = await callPage<{ products: readonly NamedProduct[] }>('/cms/empfehlungen/products', {
        q: wanted,
      });
      if (!current) return;
      setFailure(answer.ok ? null : answer.message);
      setFound(answer.ok ? answer.value.products : null);
    }, PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [wanted]);
  const free = found?.filter(({ Artikelnummer }) =>
    chosen.every((each) => each.Artikelnummer !== Artikelnummer),
  );
  return (
    <div className="product-search">
      <div className="field">
        <label className="field-label" htmlFor={id}>
          Produkt hinzufügen
        </label>
        <p className="field-hint" id={`${id}-note`}>
          Name oder Artikelnummer eintippen und ein Produkt aus der Liste wählen.
        </p>
        <input
          id={id}
          className="input"
          type="search"
          value={text}
          maxLength={100}
          aria-describedby={`${id}-note`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            // Enter searches; it must not submit the form.
            if (event.key === 'Enter') event.preventDefault();
          }}
        />
      </div>
      <FailureText failure={failure} />
      <p role="status" className="field-hint">
        {free === undefined ? '' : inWords(free.length)}
      </p>
      {free === undefined || free.length === 0 ? null : (
        <ul aria-label="Gefundene Produkte">
          {free.map((product) => (
            <li key={product.Artikelnummer}>
              <button
                type="button"
                className="link-button"
                onClick={(event) => {
                  const { nextElementSibling, previousElementSibling } = event.currentTarget
                    .parentElement as HTMLElement;
                  const next = (nextElementSibling ?? previousElementSibling)?.querySelector('button');
                  (next ?? document.getElementById(id))?.focus();
                  onAdd(product);
                }}
              >
                {product.name}{' '}
                <span className="number" translate="no">
                  {product.Artikelnummer}
                </span>
                <span className="visually-hidden"> hinzufügen</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function inWords(count: number): string {
  if (count === 0) return 'Kein weiteres Produkt passt dazu.';
  return count === 1 ? '1 Produkt gefunden.' : `${count} Produkte gefunden.`;
}
