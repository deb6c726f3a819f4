import type { PlainBlock } from '#pdf/domain';

/** Renders a plain document. */
export function PlainText({ blocks }: { blocks: readonly PlainBlock[] }) {
  // The text never changes, so positions serve as keys.
  return <>{blocks.map((block, place) => blockOf(block, String(place)))}</>;
}

function blockOf(block: PlainBlock, key: string) {
  if (block.kind === 'heading') {
    const Heading = `h${block.level}` as const;
    return <Heading key={key}>{block.text}</Heading>;
  }
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List key={key}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    );
  }
  if (block.kind === 'image') return <img key={key} src={block.source} alt={block.alt} loading="lazy" />;
  return <p key={key}>{block.text}</p>;
}
