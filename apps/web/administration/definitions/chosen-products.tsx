import { useEffect, useRef } from 'react';
import type { NamedProduct } from '#consultation/domain';
import { ProductName } from './named-products.tsx';

interface ChosenProductsProps {
  readonly id: string;
  readonly products: readonly NamedProduct[];
  readonly onChange: (products: readonly NamedProduct[]) => void;
}

/** The ordered products of a key, as form controls. */
export function ChosenProducts({ id, products, onChange }: ChosenProductsProps) {
  const list = useRef<HTMLFieldSetElement>(null);
  /** Name of the pressed button, which may have moved or disappeared. */
  const pressed = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each change of the list.
  useEffect(() => {
    const name = pressed.current;
    pressed.current = null;
    if (name === null) return;
    const button = list.current?.querySelector<HTMLButtonElement>(`[data-act="${CSS.escape(name)}"]`);
    if (button !== null && button !== undefined && !button.disabled) button.focus();
    else (list.current?.querySelector<HTMLElement>('button:enabled') ?? list.current)?.focus();
  }, [products]);
  const move = (index: number, by: -1 | 1, act: string) => {
    const next = [...products];
    const [moved] = next.splice(index, 1);
    if (moved === undefined) return;
    next.splice(index + by, 0, moved);
    pressed.current = act;
    onChange(next);
  };
  const last = products.length - 1;
  return (
    <fieldset className="chosen-products" id={id} ref={list} tabIndex={-1}>
      <legend>Empfohlene Produkte</legend>
      {products.length === 0 ? <p>Noch kein Produkt.</p> : null}
      <ol>
        {products.map((product, index) => {
          const { Artikelnummer } = product;
          const about = `: ${product.name ?? ''} ${Artikelnummer}`;
          const [up, down] = [`up ${Artikelnummer}`, `down ${Artikelnummer}`];
          return (
            <li key={Artikelnummer}>
              <input type="hidden" name={`products[${index}].Artikelnummer`} value={Artikelnummer} />
              <span className="chosen-product">
                <ProductName {...product} />
              </span>
              <span className="row">
                <button
                  type="button"
                  className="button button-compact"
                  data-act={up}
                  disabled={index === 0}
                  onClick={() => move(index, -1, up)}
                >
                  <span aria-hidden="true">↑</span>
                  <span className="visually-hidden">Nach oben{about}</span>
                </button>
                <button
                  type="button"
                  className="button button-compact"
                  data-act={down}
                  disabled={index === last}
                  onClick={() => move(index, 1, down)}
                >
                  <span aria-hidden="true">↓</span>
                  <span className="visually-hidden">Nach unten{about}</span>
                </button>
                <button
                  type="button"
                  className="button button-compact"
                  onClick={() => {
                    pressed.current = 'gone';
                    onChange(products.filter((each) => each !== product));
                  }}
                >
                  Entfernen<span className="visually-hidden">{about}</span>
                </button>
              </span>
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}
