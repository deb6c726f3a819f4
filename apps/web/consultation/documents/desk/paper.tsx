import { type ApplicationType, IMAGE_EDGES } from '#catalogue/domain';
import type { PdfBlock, PdfDocument } from '#pdf/domain';
import { usePicture } from '../../../connection/pictures/product-pictures.ts';
import { ApplicationFigure } from '../../instructions/application-figure.tsx';
import { KindDrawing } from '../../pictures/product-drawing.tsx';
import { SignatureSvg } from '../signing/signature-svg.tsx';

/** A document and what follows it as they look on paper, from the same blocks as the PDF, to read and to print. */
export function Paper({ document }: { document: PdfDocument }) {
  const { followedBy } = document;
  return (
    <>
      <Sheet document={document} />
      {followedBy && <Paper document={followedBy} />}
    </>
  );
}

function Sheet({ document }: { document: PdfDocument }) {
  const { title, day, letterhead, identity, blocks, footnote, large } = document;
  return (
    <article className="paper" data-large={large || undefined} aria-label={`Vorschau: ${title}`}>
      <header className="paper-head">
        <div>
          <p className="paper-name">{letterhead.name}</p>
          <Lines texts={letterhead.address} />
        </div>
        <div className="paper-contact">
          <Lines texts={letterhead.contact} />
        </div>
      </header>
      <dl className="paper-identity">
        {identity.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-blank={value === null || undefined}>
              {value ?? <span className="visually-hidden">zum Ausfüllen von Hand</span>}
            </dd>
          </div>
        ))}
      </dl>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a document is always shown whole; its blocks have no ids.
        <PaperBlock key={index} block={block} />
      ))}
      <p className="paper-foot">
        {title} vom {day}
        {footnote === undefined ? '' : ` · ${footnote}`}
      </p>
    </article>
  );
}

function Lines({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}

/** One block of a document in HTML. */
function PaperBlock({ block }: { block: PdfBlock }) {
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
      <PaperPicture image={product.picture} type={product.type} />
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
      {items.map(({ checked, paragraphs }) => (
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
        </li>
      ))}
    </ul>
  );
}

/** Points or steps in large text, each with its drawing. */
function PaperList({ list: { items, numbered } }: { list: Extract<PdfBlock, { kind: 'list' }> }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className="paper-list">
      {items.map(({ text, scene }) => (
        <li key={text}>
          {scene && (
            <span className="paper-drawing">
              <ApplicationFigure scene={scene} />
            </span>
          )}
          <span className="paper-list-text">{text}</span>
        </li>
      ))}
    </List>
  );
}

type Table = Extract<PdfBlock, { kind: 'table' }>;

/** A table with its sums. On a narrow screen each row becomes a block with labelled cells. */
function PaperTable({ table }: { table: Table }) {
  const { columns, rows, sums, pictures } = table;
  return (
    // biome-ignore lint/a11y/noRedundantRoles: laid out as blocks, a table loses its role for screen readers.
    <table className="paper-table" role="table">
      <thead>
        <tr>
          {columns.map(({ head, align }) => (
            <th key={head} scope="col" data-align={align}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may be equal.
          <tr key={row}>
            {cells.map((paragraphs, index) => {
              const column = columns[index];
              return (
                <td
                  key={column?.head}
                  data-align={column?.align}
                  data-head={column?.head}
                  data-pictured={(index === 0 && pictures !== undefined) || undefined}
                >
                  {index === 0 && pictures ? <PaperPicture image={pictures[row] ?? null} /> : null}
                  {paragraphs.map(({ text, style }) => (
                    <p key={`${style} ${text}`} data-style={style}>
                      {text}
                    </p>
                  ))}
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
      {sums.length > 0 && (
        <tfoot>
          {sums.map(({ name, value }) => (
            <tr key={name}>
              <th scope="row" colSpan={columns.length - 1}>
                {name}
              </th>
              <td data-align="right">{value}</td>
            </tr>
          ))}
        </tfoot>
      )}
    </table>
  );
}

/** A product's picture before its name; the drawing of its kind, or nothing, if it cannot be loaded, as in the PDF. */
function PaperPicture({ image, type }: { image: string | null; type?: ApplicationType | undefined }) {
  const url = usePicture(image ?? undefined, 'small');
  if (url === null) return type === undefined ? null : <KindDrawing type={type} />;
  const edge = IMAGE_EDGES.small;
  if (url === undefined) return <span className="paper-picture" />;
  return <img className="paper-picture" src={url} width={edge} height={edge} alt="" />;
}
