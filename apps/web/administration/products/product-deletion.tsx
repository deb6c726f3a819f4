import { useRevalidator } from '@remix-run/react';
import { useEffect, useState } from 'react';
import { type ManagedProduct, sizeLabel } from '#catalogue/domain';
import type { ProductUsage } from '#consultation';
import { clearLoaderCache } from '../../connection/loader-cache.ts';
import { callPage } from '../../session/call-page.ts';
import { Confirm } from '../../ui/form/confirm.tsx';

interface ProductDeletionProps {
  readonly product: ManagedProduct;
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

const NAMED_KEYS = 3;

/** Asks before a row goes, and says what goes with it. */
export function ProductDeletion({ product, onDone, onClose }: ProductDeletionProps) {
  const revalidator = useRevalidator();
  const [usage, setUsage] = useState<ProductUsage | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { id, version } = product;
  useEffect(() => {
    let shown = true;
    void callPage<ProductUsage>('/cms/products/deletion', { id: String(id), act: 'ask' }).then((answer) => {
      if (!shown) return;
      if (answer.ok) setUsage(answer.value);
      else setFailure(answer.message);
    });
    return () => {
      shown = false;
    };
  }, [id]);
  const go = async () => {
    if (usage === null) return;
    setBusy(true);
    setFailure(null);
    const fields = { id: String(id), version: String(version), act: 'delete' };
    const answer = await callPage<ProductUsage>('/cms/products/deletion', fields);
    setBusy(false);
    if (!answer.ok) return setFailure(answer.message);
    clearLoaderCache();
    revalidator.revalidate();
    onDone('Produkt wurde erfolgreich gelöscht.');
  };
  return (
    <Confirm
      title="Jetzt löschen?"
      lost={usage === null ? ['Es wird nachgesehen, wo das Produkt vorkommt …'] : lostWith(product, usage)}
      stay="Behalten"
      go="Löschen"
      busy={busy || usage === null}
      onStay={onClose}
      onGo={() => void go()}
    >
      {failure === null ? null : (
        <p className="message message-cost" role="alert">
          {failure}
        </p>
      )}
    </Confirm>
  );
}

/** What goes with a row, line by line. */
function lostWith(
  product: ManagedProduct,
  { last, keys, ownPrices, image }: ProductUsage,
): readonly string[] {
  const size = sizeLabel(product.Konfektionsgroesse);
  const more = keys.length - NAMED_KEYS;
  const named = keys.slice(0, NAMED_KEYS).join(', ') + (more > 0 ? ` und ${more} weiteren` : '');
  return [
    `${product.Produktbezeichnung}, ${size}${last ? ': die letzte Größe, und mit ihr das Produkt' : ''}`,
    ...(image ? ['Sein Bild: Kein anderes Produkt zeigt es, und es wird mit gelöscht.'] : []),
    keys.length === 0
      ? 'In den Empfehlungen kommt es nicht vor.'
      : `Es wird empfohlen, bei ${keys.length === 1 ? 'einem Schlüssel' : `${keys.length} Schlüsseln`} (${named}), und fehlt dort dann.`,
    ownPrices === 0
      ? 'Keine Institution hat einen eigenen Preis dafür.'
      : ownPrices === 1
        ? 'Eine Institution hat einen eigenen Preis dafür und verliert ihn.'
        : `${ownPrices} Institutionen haben einen eigenen Preis dafür und verlieren ihn.`,
  ];
}
