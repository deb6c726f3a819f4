import { useEffect, useState } from 'react';
import { type ListedProduct, type ListedSize, sizeLabel } from '#catalogue/domain';
import type { SizesUsage } from '#consultation';
import { deleteSizes, lossOfSizes } from '#consultation/calls';
import { makeCall } from '../../session/make-call.ts';
import { Confirm } from '../../ui/form/saved/confirm.tsx';
import { useCall } from '../../ui/form/use-call.ts';
import { FailureText } from '../screen/failure-text.tsx';
import { chosenOf } from './chosen-text.ts';

interface SizesDeletionProps {
  /** The products of the sizes. */
  readonly products: readonly ListedProduct[];
  /** What is to be deleted, at least one. */
  readonly sizes: readonly ListedSize[];
  readonly onDone: (done: string) => void;
  readonly onClose: () => void;
}

const NAMED = 5;

/** Asks before sizes are deleted, and lists what is lost with them. */
export function SizesDeletion({ products, sizes, onDone, onClose }: SizesDeletionProps) {
  const [usage, setUsage] = useState<SizesUsage | null>(null);
  /** Why the losses could not be loaded. */
  const [unknown, setUnknown] = useState<string | null>(null);
  const whole = usage !== null && usage.products.length > 0;
  const { busy, failure, send } = useCall(deleteSizes, () =>
    onDone(
      sizes.length === 1 || whole ? doneInWords(usage, sizes) : `${sizes.length} Größen wurden gelöscht.`,
    ),
  );
  useEffect(() => {
    let shown = true;
    void makeCall(lossOfSizes, { sizes: chosenOf(sizes) }).then((answer) => {
      if (!shown) return;
      if (answer.ok) setUsage(answer.value);
      else setUnknown(answer.message);
    });
    return () => {
      shown = false;
    };
  }, [sizes]);
  const go = async () => {
    if (usage !== null) await send({ sizes: chosenOf(sizes) });
  };
  return (
    <Confirm
      title="Jetzt löschen?"
      lost={usage === null ? ['Es wird nachgesehen, was dazu gehört …'] : lostWith(products, sizes, usage)}
      go="Löschen"
      busy={busy || usage === null}
      onStay={onClose}
      onGo={() => void go()}
    >
      <FailureText failure={unknown ?? failure} />
    </Confirm>
  );
}

function doneInWords(usage: SizesUsage | null, sizes: readonly ListedSize[]): string {
  const gone = usage?.products.length ?? 0;
  if (gone === 1 || sizes.length === 1) return 'Produkt wurde erfolgreich gelöscht.';
  return `${gone} Produkte wurden erfolgreich gelöscht.`;
}

const some = (words: readonly string[], separator = ', '): string => {
  const more = words.length - NAMED;
  return words.slice(0, NAMED).join(separator) + (more > 0 ? ` und ${more} weitere` : '');
};

/** What is lost, line by line. */
function lostWith(
  products: readonly ListedProduct[],
  sizes: readonly ListedSize[],
  { products: gone, images, recommended, ownPrices }: SizesUsage,
): readonly string[] {
  const ids = new Set(sizes.map(({ id }) => id));
  const lines = products.flatMap((product) => {
    const own = product.sizes
      .filter(({ id }) => ids.has(id))
      .map((size) => sizeLabel(size.Konfektionsgroesse));
    if (own.length === 0) return [];
    const all = own.length === product.sizes.length;
    const named = `${product.Produktbezeichnung}, ${some(own)}`;
    if (!all) return [named];
    return [
      own.length === 1
        ? `${named}: die letzte Größe, und mit ihr das Produkt`
        : `${named}: alle Größen, und mit ihnen das Produkt`,
    ];
  });
  const hidden = lines.length - NAMED;
  const { prices, institutions } = ownPrices;
  return [
    ...lines.slice(0, NAMED),
    ...(hidden > 0 ? [`und ${hidden} weitere Produkte (${gone.length} Produkte verlieren alle Größen)`] : []),
    ...(images.length === 0
      ? []
      : images.length === 1
        ? [`Das Bild „${images[0]}“: Kein anderes Produkt zeigt es, und es wird mit gelöscht.`]
        : [`${images.length} Bilder, die kein anderes Produkt zeigt: ${some(images)}`]),
    ...(recommended.length === 0
      ? ['In den Empfehlungen kommt davon nichts vor.']
      : recommended
          .slice(0, NAMED)
          .map(
            ({ name, keys }) =>
              `${name} wird empfohlen, bei ${keys.length === 1 ? 'einem Schlüssel' : `${keys.length} Schlüsseln`} (${keys.slice(0, 3).join(', ')}${keys.length > 3 ? ' …' : ''}), und fehlt dort dann.`,
          )),
    ...(recommended.length > NAMED
      ? [`${recommended.length - NAMED} weitere Produkte werden empfohlen und fehlen dort dann.`]
      : []),
    prices === 0
      ? 'Keine Institution hat einen eigenen Preis dafür.'
      : institutions === 1
        ? `Eine Institution hat ${prices === 1 ? 'einen eigenen Preis' : `${prices} eigene Preise`} dafür und verliert sie.`
        : `${institutions} Institutionen haben zusammen ${prices} eigene Preise dafür und verlieren sie.`,
  ];
}
