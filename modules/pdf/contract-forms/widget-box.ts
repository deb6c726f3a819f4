import { PDFArray, type PDFContext, type PDFDict, PDFHexString, PDFNumber, PDFString } from 'pdf-lib';
import { catalogueOf, dictAt, inherited, key, numberAt } from './pdf-facts.ts';

/** The place of a field, upright, in points, and how its text is set. */
export interface WidgetBox {
  readonly width: number;
  readonly height: number;
  /** Turns the upright box into the field's place. */
  readonly matrix: readonly number[];
  /** Space between the edge and the text. */
  readonly padding: number;
  /** Size in points; 0: as large as fits. */
  readonly size: number;
  /** Operators that set the colour of text. */
  readonly colour: string;
  readonly align: 'left' | 'middle' | 'right';
  /** Operators that draw the ground and the frame. */
  readonly ground: string;
}

const ALIGNS = ['left', 'middle', 'right'] as const;

/** @param field the field that a widget belongs to */
export function widgetBox(context: PDFContext, field: PDFDict, widget: PDFDict): WidgetBox {
  const [left = 0, bottom = 0, right = 0, top = 0] = numbersOf(widget.lookup(key('Rect')));
  const [wide, high] = [Math.abs(right - left), Math.abs(top - bottom)];
  const looks = dictAt(widget, 'MK');
  const turn = ((((looks && numberAt(looks, 'R')) ?? 0) % 360) + 360) % 360;
  const [width, height] = turn === 90 || turn === 270 ? [high, wide] : [wide, high];
  const border = borderOf(widget, looks);
  const { size, colour } = textStyle(context, field, widget);
  const align = inherited(widget, 'Q') ?? inherited(field, 'Q') ?? formOf(context)?.lookup(key('Q'));
  return {
    width,
    height,
    matrix: MATRICES[turn]?.(wide, high) ?? [1, 0, 0, 1, 0, 0],
    padding: Math.max(2, 2 * border),
    size,
    colour,
    align: (align instanceof PDFNumber ? ALIGNS[align.asNumber()] : undefined) ?? 'left',
    ground: groundOf(looks, border, width, height),
  };
}

const MATRICES: Readonly<Record<number, (wide: number, high: number) => readonly number[]>> = {
  90: (wide) => [0, 1, -1, 0, wide, 0],
  180: (wide, high) => [-1, 0, 0, -1, wide, high],
  270: (_, high) => [0, -1, 1, 0, 0, high],
};

function formOf(context: PDFContext): PDFDict | undefined {
  const root = catalogueOf(context);
  return root && dictAt(root, 'AcroForm');
}

/** Size and colour from the default appearance, such as `/Helv 12 Tf 0 g` (ISO 32000-1, 12.7.3.3). */
function textStyle(context: PDFContext, field: PDFDict, widget: PDFDict) {
  const given = inherited(widget, 'DA') ?? inherited(field, 'DA') ?? formOf(context)?.lookup(key('DA'));
  const text = given instanceof PDFString || given instanceof PDFHexString ? given.decodeText() : '';
  const size = Number(/([\d.]+)\s+Tf/.exec(text)?.[1] ?? 0);
  const colour = /(?:^|\s)((?:[\d.]+\s+){3}rg|(?:[\d.]+\s+){4}k|[\d.]+\s+g)(?=\s|$)/.exec(text)?.[1];
  return { size: Number.isFinite(size) && size <= 72 ? size : 0, colour: colour ?? '0 g' };
}

function borderOf(widget: PDFDict, looks: PDFDict | undefined): number {
  const style = dictAt(widget, 'BS');
  const width = (style && numberAt(style, 'W')) ?? numbersOf(widget.lookup(key('Border')))[2];
  return looks?.has(key('BC')) ? Math.min(width ?? 1, 4) : 0;
}

const FILL = ['', 'g', '', 'rg', 'k'];

function groundOf(looks: PDFDict | undefined, border: number, width: number, height: number): string {
  const ground = numbersOf(looks?.lookup(key('BG')));
  const line = numbersOf(looks?.lookup(key('BC')));
  const parts: string[] = [];
  if (FILL[ground.length])
    parts.push(`${ground.join(' ')} ${FILL[ground.length]} 0 0 ${width} ${height} re f`);
  if (border > 0 && FILL[line.length])
    parts.push(
      `${line.join(' ')} ${FILL[line.length]?.toUpperCase()} ${border} w ${border / 2} ${border / 2} ${width - border} ${height - border} re s`,
    );
  return parts.length === 0 ? '' : `q ${parts.join(' ')} Q`;
}

function numbersOf(value: unknown): readonly number[] {
  if (!(value instanceof PDFArray)) return [];
  return value.asArray().flatMap((each) => (each instanceof PDFNumber ? [each.asNumber()] : []));
}
