import { useEffect, useState } from 'react';
import { type ManagedProduct, sizeLabel } from '#catalogue/domain';
import type { ProductUsage } from '#consultation';
import { callPage } from '../../session/call-page.ts';
import { Confirm } from '../../ui/form/saved/confirm.tsx';
import { FailureText } from '../screen/failure-text.tsx';
import { useChange } from '../screen/use-change.ts';

interface ProductDeletionProps {
  readonly product: ManagedProduct;
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

const NAMED_KEYS = 3;

/** Asks before a row is deleted, and lists what is lost with it. */
export function ProductDeletion({ product, onDone, onClose }: ProductDeletionProps) {
  const [usage, setUsage] = useState<ProductUsage | null>(null);
  /** Why the losses could not be loaded. */
  const [unknown, setUnknown] = useState<string | null>(null);
  const { busy, failure, send } = useChange(() => onDone('Produkt wurde erfolgreich gelöscht.'));
  const { id, version } = product;
  useEffect(() => {
    let shown = true;
    void callPage<ProductUsage>('/cms/products/deletion', { id: String(id), act: 'ask' }).then((answer) => {
      if (!shown) return;
      if (answer.ok) setUsage(answer.value);
      else setUnknown(answer.message);
    });
    return () => {
      shown = false;
    };
  }, [id]);
  const go = async () => {
    if (usage === null) return;
    await send('/cms/products/deletion', { id: String(id), version: String(version), act: 'delete' });
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
      <FailureText failure={unknown ?? failure} />
    </Confirm>
  );
}

/** What is lost with a row, line by line. */
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
