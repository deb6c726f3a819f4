import type { PdfBlock } from '#pdf/domain';
import { ApplicationFigure } from '../../instructions/application-figure.tsx';
import { PaperPicture } from './paper-picture.tsx';

/** Points or steps in large text, each with its drawing or picture. */
export function PaperList({ list: { items, numbered } }: { list: Extract<PdfBlock, { kind: 'list' }> }) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className="paper-list">
      {items.map(({ text, scene, image }) => (
        <li key={text}>
          {(scene || image) && (
            <span className="paper-drawing">
              {scene ? <ApplicationFigure scene={scene} /> : <PaperPicture image={image ?? null} />}
            </span>
          )}
          <span className="paper-list-text">{text}</span>
        </li>
      ))}
    </List>
  );
}
