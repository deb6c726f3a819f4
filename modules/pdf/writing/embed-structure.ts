import { type PDFContext, type PDFDict, PDFHexString, PDFName, type PDFRef } from 'pdf-lib';
import type { MarkedContent, Tag } from '../blocks/tag.ts';
import { operand } from './operand.ts';

const isTag = (kid: Tag | MarkedContent): kid is Tag => 'role' in kid;

/**
 * Writes the structure of a document (ISO 32000-1, 14.7): the tree, and for each page the map from its contents to
 * their nodes.
 *
 * @param marked for each page the nodes of its contents, by number
 */
export function embedStructure(
  context: PDFContext,
  document: Tag,
  pages: readonly PDFRef[],
  marked: readonly (readonly Tag[])[],
): PDFRef {
  const root = context.nextRef();
  const refs = new Map<Tag, PDFRef>();
  const write = (tag: Tag, parent: PDFRef): PDFRef => {
    const ref = context.nextRef();
    refs.set(tag, ref);
    const kids = tag.kids
      // An empty cell stays in the structure; other empty nodes are dropped.
      .filter((kid) => !isTag(kid) || kid.kids.length > 0 || kid.role === 'TD' || kid.role === 'TH')
      .map((kid) => (isTag(kid) ? write(kid, ref) : content(context, pages, kid)));
    const entries: Record<string, PDFName | PDFRef | PDFDict | PDFHexString | (PDFRef | PDFDict)[]> = {
      S: PDFName.of(tag.role),
      P: parent,
      K: kids,
    };
    if (tag.scope)
      entries.A = context.obj({ O: 'Table', Scope: tag.scope, ...(tag.columns && { ColSpan: tag.columns }) });
    if (tag.figure) {
      const { alt, box } = tag.figure;
      entries.Alt = PDFHexString.fromText(alt);
      entries.A = context.obj({ O: 'Layout', Placement: 'Inline', BBox: box.map(operand) });
    }
    context.assign(ref, context.obj(entries));
    return ref;
  };
  const top = write(document, root);
  const numbers = marked.flatMap((tags, page) => [
    context.obj(page),
    context.register(context.obj(tags.map((tag) => refs.get(tag) ?? top))),
  ]);
  context.assign(
    root,
    context.obj({
      Type: 'StructTreeRoot',
      K: [top],
      ParentTree: context.register(context.obj({ Nums: numbers })),
      ParentTreeNextKey: marked.length,
    }),
  );
  return root;
}

function content(context: PDFContext, pages: readonly PDFRef[], { page, id }: MarkedContent): PDFDict {
  const dict = context.obj({ Type: 'MCR', MCID: id });
  const ref = pages[page];
  if (ref) dict.set(PDFName.of('Pg'), ref);
  return dict;
}
