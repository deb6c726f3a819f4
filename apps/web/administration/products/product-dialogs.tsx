import type { ListedProduct, ListedSize } from '#catalogue/domain';
import { PicturesDialog } from './pictures-dialog.tsx';
import { PriceChangeDialog } from './price-change-dialog.tsx';
import { ProductEdit } from './product-edit.tsx';
import { ProductView } from './product-view.tsx';
import { recommendedInWords } from './recommended-words.ts';
import type { SizeTexts } from './size-rows.ts';
import { SizesDeletion } from './sizes-deletion.tsx';

/** The open dialogue; the number resets the form for each new product. */
export type Open =
  | { readonly mode: 'view'; readonly product: ListedProduct }
  | { readonly mode: 'edit'; readonly product: ListedProduct; readonly added?: SizeTexts }
  | { readonly mode: 'create'; readonly number: number }
  | { readonly mode: 'pictures' }
  | {
      readonly mode: 'price' | 'delete';
      readonly products: readonly ListedProduct[];
      readonly sizes: readonly ListedSize[];
    };

interface ProductDialogsProps {
  readonly open: Open | null;
  /** Message about the last product. */
  readonly said: string;
  readonly recommended: Readonly<Record<number, number>>;
  readonly onOpen: (open: Open | null) => void;
  /** @param next opened after it */
  readonly onDone: (done: string, next?: Open | null) => void;
}

/** The dialogues over the list of products. */
export function ProductDialogs({ open, said, recommended, onOpen, onDone }: ProductDialogsProps) {
  const close = () => onOpen(null);
  if (open === null) return null;
  if (open.mode === 'pictures') return <PicturesDialog onDone={onDone} onClose={close} />;
  if (open.mode === 'view')
    return (
      <ProductView
        product={open.product}
        recommended={recommendedInWords(recommended[open.product.id] ?? 0)}
        onEdit={() => onOpen({ mode: 'edit', product: open.product })}
        onClose={close}
      />
    );
  if (open.mode === 'price' || open.mode === 'delete') {
    const Change = open.mode === 'price' ? PriceChangeDialog : SizesDeletion;
    return (
      <Change products={open.products} sizes={open.sizes} onDone={(words) => onDone(words)} onClose={close} />
    );
  }
  return (
    <ProductEdit
      key={open.mode === 'create' ? open.number : 'edit'}
      product={open.mode === 'edit' ? open.product : null}
      added={open.mode === 'edit' ? (open.added ?? null) : null}
      said={open.mode === 'create' && open.number > 0 ? said : ''}
      onDone={(words) => onDone(words)}
      onAnother={(words) =>
        onDone(words, { mode: 'create', number: open.mode === 'create' ? open.number + 1 : 0 })
      }
      onClose={close}
    />
  );
}
