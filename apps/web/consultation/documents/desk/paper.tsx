import type { PdfDocument } from '#pdf/domain';
import { PaperBlock } from './paper-block.tsx';

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
  const { title, day, letterhead, identity, blocks, footnote } = document;
  return (
    <article className="paper" aria-label={`Vorschau: ${title}`}>
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
