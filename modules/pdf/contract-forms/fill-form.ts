import {
  type PDFContext,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFParser,
  type PDFRawStream,
  type PDFRef,
} from 'pdf-lib';
import { rewritePdf } from '../sealing/rewrite-pdf.ts';
import type { FileName, TypefaceFile, TypefaceSource } from '../typeface/typeface-file.ts';
import { Typesetter } from '../typeface/typesetter.ts';
import { embedFont } from '../writing/embed-font.ts';
import { resourceName } from '../writing/text-operators.ts';
import type { FormMapping } from './contract-form.ts';
import { drawCross, drawText, type TextRules } from './drawing/draw-text.ts';
import { notated } from './drawing/notation.ts';
import { undrawnValue } from './drawing/undrawn-value.ts';
import { type FieldNode, fieldNodes, flagsOf, onState, stateOf } from './field-nodes.ts';
import { type Filling, fillingsOf } from './fillings.ts';
import type { FormContent } from './form-values.ts';
import { entriesOf } from './list-fields.ts';
import { dictAt, inherited, key, pagesOf, textAt } from './pdf-facts.ts';
import { type WidgetBox, widgetBox } from './widget-box.ts';
import { printWidgets } from './widget-flags.ts';

/** A filled form. */
export interface FilledForm {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly pages: number;
  /** Distinct characters that the typeface lacks and that print as a box. */
  readonly substituted: readonly string[];
  /**
   * Names of fields to be looked at by hand: their text is left out because it is too long for them or no entry of their
   * list, or it is so small that it is hard to read.
   */
  readonly unfit: readonly string[];
}

/**
 * Fills a stored form. Fields without a value stay open; the form's own tagging stays as it is.
 *
 * @param file as `readForm` has written it
 * @param password encrypts the result with AES-256 (revision 6); null leaves it readable
 * @throws Error if it is no such file; anything the source of the typeface throws
 */
export async function fillForm(
  file: Uint8Array,
  { mapping, content }: { readonly mapping: FormMapping; readonly content: FormContent },
  source: TypefaceSource,
  password: string | null = null,
): Promise<FilledForm> {
  const context = await PDFParser.forBytesWithOptions(file, Number.POSITIVE_INFINITY, true).parseDocument();
  const typesetter = new Typesetter(source.coverage);
  const load = (names: readonly FileName[]) =>
    Promise.all(names.map(async (name) => typesetter.add(name, await source.load(name))));
  await load(['regular-latin']);
  const fillings = fillingsOf(mapping, content);
  const nodes = fieldNodes(context).map((node) => {
    const given = fillings.get(node.name);
    return { node, given, drawn: given ?? undrawnValue(node) };
  });
  for (const { drawn } of nodes) if (drawn?.text) typesetter.glyphs(drawn.text, 'regular');
  if (typesetter.wanted.size > 0) await load([...typesetter.wanted]);
  const pen = new FormPen(context, typesetter);
  for (const { node, given, drawn } of nodes) {
    if (given !== undefined) printWidgets(node.widgets);
    if (drawn !== undefined) pen.fill(node, drawn);
  }
  return {
    bytes: await rewritePdf(context, password),
    pages: pagesOf(context).length,
    substituted: [...typesetter.substituted],
    unfit: [...pen.unfit],
  };
}

// Flags of texts and lists (ISO 32000-1, 12.7.4.3 and 12.7.4.4).
const MULTILINE = 1 << 12;
const COMB = 1 << 24;
const EDITABLE = 1 << 18;

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** Writes values into fields and draws them. */
class FormPen {
  readonly unfit = new Set<string>();
  private readonly context: PDFContext;
  private readonly typesetter: Typesetter;
  private readonly fonts = new Map<FileName, PDFRef>();

  constructor(context: PDFContext, typesetter: Typesetter) {
    this.context = context;
    this.typesetter = typesetter;
  }

  fill(node: FieldNode, { text, ticked, options }: Filling): void {
    if (node.kind === 'text' && text !== null) this.fillText(node, text);
    if (node.kind === 'check' && ticked) this.tick(node, onState(node.widgets[0] as PDFDict) ?? 'Ja');
    const [option] = options;
    if (node.kind === 'radio' && option !== undefined) this.tick(node, option);
    // An entry tied to an answer takes precedence over a text that may be one.
    const entry = option ?? text;
    if (node.kind === 'choice' && entry !== null) this.fillChoice(node, entry);
  }

  private fillText({ name, dict, widgets }: FieldNode, text: string): void {
    const limit = Number(String(inherited(dict, 'MaxLen') ?? 0));
    const flags = flagsOf(dict);
    const multiline = (flags & MULTILINE) !== 0;
    const comb = (flags & COMB) !== 0 && limit > 0 && !multiline;
    const words = `${textAt(dict, 'TU')} ${name}`;
    // A number that is cut off is another one.
    const written = notated(text, { limit, comb, words });
    if (written === null) {
      this.unfit.add(name);
      return;
    }
    if (!this.write(name, dict, widgets, written, { multiline, cells: comb ? limit : null })) return;
    dict.set(key('V'), PDFHexString.fromText(multiline ? written : written.replaceAll(/\s*\n\s*/g, ', ')));
    dict.delete(key('RV'));
  }

  private fillChoice({ name, dict, widgets }: FieldNode, text: string): void {
    const entry = entriesOf(dict).find(({ id, label }) => [folded(id), folded(label)].includes(folded(text)));
    if (entry === undefined && (flagsOf(dict) & EDITABLE) === 0) {
      this.unfit.add(name);
      return;
    }
    if (!this.write(name, dict, widgets, entry?.label ?? text, { multiline: false, cells: null })) return;
    dict.set(key('V'), PDFHexString.fromText(entry?.id ?? text));
    dict.delete(key('I'));
  }

  /** Draws a text; false if it would be cut off, and is left out. */
  private write(
    name: string,
    dict: PDFDict,
    widgets: readonly PDFDict[],
    text: string,
    rules: TextRules,
  ): boolean {
    const drawn = widgets.map((widget) => {
      const box = widgetBox(this.context, dict, widget);
      return { widget, box, ...drawText(this.typesetter, text, box, rules) };
    });
    if (drawn.some(({ fit }) => fit !== 'good')) this.unfit.add(name);
    if (drawn.some(({ fit }) => fit === 'cut')) return false;
    for (const { widget, box, operators, fonts } of drawn)
      widget.set(key('AP'), this.context.obj({ N: this.picture(box, operators, fonts) }));
    return true;
  }

  /** Ticks the boxes of a state, and clears the others of the field. */
  private tick({ dict, widgets, kind }: FieldNode, state: string): void {
    dict.set(key('V'), PDFName.of(state));
    for (const [index, widget] of widgets.entries()) {
      const own = kind === 'check' ? (onState(widget) ?? state) : stateOf(widget, index);
      const on = own === state || kind === 'check';
      if (on && onState(widget) === undefined) this.drawTick(dict, widget, own);
      widget.set(key('AS'), PDFName.of(on ? own : 'Off'));
    }
  }

  private drawTick(dict: PDFDict, widget: PDFDict, state: string): void {
    const box = widgetBox(this.context, dict, widget);
    const off = this.picture(box, box.ground, new Set());
    const looks = PDFDict.withContext(this.context);
    looks.set(PDFName.of(state), this.picture(box, drawCross(box), new Set()));
    looks.set(key('Off'), off);
    const all = dictAt(widget, 'AP') ?? PDFDict.withContext(this.context);
    all.set(key('N'), looks);
    widget.set(key('AP'), all);
  }

  private picture(box: WidgetBox, operators: string, fonts: ReadonlySet<FileName>): PDFRef {
    const stream = this.context.flateStream(operators, {
      Type: 'XObject',
      Subtype: 'Form',
      BBox: [0, 0, box.width, box.height],
      Matrix: [...box.matrix],
      Resources: {
        Font: Object.fromEntries([...fonts].map((name) => [resourceName(name), this.font(name)])),
      },
    });
    return this.context.register(stream as PDFRawStream);
  }

  private font(name: FileName): PDFRef {
    const known = this.fonts.get(name);
    if (known !== undefined) return known;
    const file: TypefaceFile | undefined = this.typesetter.font(name);
    if (file === undefined) throw new Error(`The typeface file ${name} was never loaded.`);
    const ref = embedFont(this.context, name, file);
    this.fonts.set(name, ref);
    return ref;
  }
}
