import type { PdfBlock } from '#pdf/domain';
import { SignatureSvg } from '../signing/signature-svg.tsx';
import { PaperList } from './paper-list.tsx';
import { PaperPicture } from './paper-picture.tsx';
import { PaperTable } from './paper-table.tsx';

/** One block of a document in HTML. */
export function PaperBlock({ block }: { block: PdfBlock }) {
  switch (block.kind) {
    case 'title':
      return (
        <div className="paper-title">
          <h3>{block.text}</h3>
          <p>{block.subtitle}</p>
        </div>
      );
    case 'heading':
      return block.level === 2 ? (
        <h4 data-large={block.large}>{block.text}</h4>
      ) : (
        <h5 data-large={block.large}>{block.text}</h5>
      );
    case 'text':
      return <p data-style={block.style}>{block.text}</p>;
    case 'facts':
      return (
        <dl className="paper-facts" data-align={block.align ?? 'left'}>
          {block.rows.map(({ name, value, note, strong }) => (
            <div key={name} data-strong={strong}>
              <dt>
                {name}
                {note !== undefined && <span data-style="note">{note}</span>}
              </dt>
              <dd data-blank={value === null || undefined}>
                {value ?? <span className="visually-hidden">zum Ausfüllen von Hand</span>}
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <PaperTable table={block} />;
    case 'list':
      return <PaperList list={block} />;
    case 'checks':
      return <Checks items={block.items} />;
    case 'signatures':
      return (
        <div className="paper-signatures">
          {block.fields.map(({ caption, value, drawing }) => (
            <div key={caption} className="paper-signature">
              <p className="paper-signed">
                {value}
                {drawing && <SignatureSvg cropped drawing={drawing} label={`Unterschrift: ${caption}`} />}
              </p>
              <p>{caption}</p>
            </div>
          ))}
        </div>
      );
    case 'product':
      return <PaperProduct product={block} />;
    case 'gap':
    case 'new-page':
      return null;
    case 'together':
      return (
        <div className="paper-together">
          {block.blocks.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no ids.
            <PaperBlock key={index} block={each} />
          ))}
        </div>
      );
  }
}

/** A product on the page for the patient. */
function PaperProduct({ product }: { product: Extract<PdfBlock, { kind: 'product' }> }) {
  return (
    <div className="paper-product" data-small={product.small}>
      <PaperPicture image={product.picture} />
      <div className="paper-product-words">
        {product.paragraphs.map(({ text, style }) => (
          <p key={text} data-style={style}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}

type Items = Extract<PdfBlock, { kind: 'checks' }>['items'];

function Checks({ items }: { items: Items }) {
  return (
    <ul className="paper-checks">
      {items.map(({ checked, paragraphs, end }) => (
        <li key={paragraphs.map(({ text }) => text).join()}>
          <span className="paper-box" aria-hidden="true">
            {checked ? '☑' : '☐'}
          </span>
          <div>
            <span className="visually-hidden">{checked ? 'Angekreuzt: ' : 'Nicht angekreuzt: '}</span>
            {paragraphs.map(({ text, style }) => (
              <p key={text} data-style={style}>
                {text}
              </p>
            ))}
          </div>
          {end !== '' && <span className="paper-end">{end}</span>}
        </li>
      ))}
    </ul>
  );
}
