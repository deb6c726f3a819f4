import { type KeyboardEvent, type MouseEvent, useDeferredValue, useId, useMemo, useState } from 'react';
import {
  type Hit,
  scannedCode,
  searchCatalogue,
  singularLabel,
  sizeInWords,
  sizeOfCode,
} from '#catalogue/domain';
import { useCare } from '../care/care-data.ts';
import { CameraButton } from './camera/camera-button.tsx';
import type { Choice } from './use-addition.ts';

/** More would not fit beside the keyboard of a tablet. */
const MOST = 8;

/** A field that finds products as one types; Enter takes the highlighted one, else the first. */
export function ProductSearch(props: { onTake: (choice: Choice) => void; onCode: (text: string) => void }) {
  const { onTake, onCode } = props;
  const { catalogue } = useCare();
  const id = useId();
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const searched = useDeferredValue(text);
  const hits = useMemo(() => searchCatalogue(catalogue, searched), [catalogue, searched]);
  const listed = hits.slice(0, MOST);
  const hasText = text.trim() !== '';
  const open = isOpen && hasText && listed.length > 0;

  const take = (hit: Hit) => {
    setText('');
    setIsOpen(false);
    onTake({ product: hit.product, size: hit.sizes.length === 1 ? hit.sizes[0] : undefined });
  };
  const enter = () => {
    const code = scannedCode(text);
    const named = code && sizeOfCode(catalogue, code);
    // The list may be one letter behind.
    const now = searchCatalogue(catalogue, text);
    const hit = named ? { product: named.product, sizes: [named.size], exact: true } : now[open ? active : 0];
    if (hit) take(hit);
  };
  const highlight = (index: number) => {
    setActive(index);
    document.getElementById(`${id}-${index}`)?.scrollIntoView({ block: 'nearest' });
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter') {
      event.preventDefault();
      enter();
    } else if (event.key === 'Escape' && open) {
      event.preventDefault();
      setIsOpen(false);
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      if (open) highlight((active + step + listed.length) % listed.length);
      else setIsOpen(true);
    }
  };
  return (
    <div className="field product-search">
      <label className="field-label" htmlFor={id}>
        Produkt suchen
      </label>
      <div className="search-line">
        <div className="combobox">
          <input
            id={id}
            className="input"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={open}
            aria-controls={`${id}-list`}
            aria-activedescendant={open ? `${id}-${active}` : undefined}
            value={text}
            maxLength={100}
            placeholder="Name, PZN, EAN, Artikel- oder Hilfsmittelnummer"
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            onChange={(event) => {
              setText(event.currentTarget.value);
              setActive(0);
              setIsOpen(true);
            }}
            onKeyDown={onKey}
            onFocus={() => setIsOpen(true)}
            onBlur={() => setIsOpen(false)}
          />
          <div className="combobox-popup" hidden={!open}>
            <div className="combobox-list" id={`${id}-list`} role="listbox" aria-label="Gefundene Produkte">
              {open &&
                listed.map((hit, index) => (
                  <div
                    key={hit.product.id}
                    id={`${id}-${index}`}
                    className="combobox-option found-product"
                    role="option"
                    tabIndex={-1}
                    aria-selected={index === active}
                    {...pressing(() => take(hit))}
                  >
                    <Found hit={hit} />
                  </div>
                ))}
            </div>
          </div>
        </div>
        <CameraButton onCode={onCode} />
      </div>
      <output className="field-hint">{hasText && searched === text && inWords(hits.length)}</output>
    </div>
  );
}

/** Pointer handlers of an option: the field keeps the focus, whose keys choose among the options. */
function pressing(onClick: () => void) {
  return { onMouseDown: keepFocus, onClick };
}

const keepFocus = (event: MouseEvent) => event.preventDefault();

function Found({ hit: { product, sizes } }: { hit: Hit }) {
  const [size] = sizes.length === 1 ? sizes : [];
  const named = size === undefined ? null : sizeInWords(size);
  const quality = product.PremiumBasis === '-' ? null : product.PremiumBasis;
  return (
    <>
      <span translate="no">{product.Produktbezeichnung}</span>
      <span className="field-hint">
        {[named, singularLabel(product.Anwendungstyp), quality].filter(Boolean).join(' · ')}
      </span>
    </>
  );
}

function inWords(count: number): string {
  if (count === 0) return 'Kein Produkt gefunden.';
  if (count === 1) return '1 Produkt gefunden.';
  return count > MOST
    ? `${count} Produkte gefunden, hier die ersten ${MOST}.`
    : `${count} Produkte gefunden.`;
}
