import { type PDFDict, PDFNumber } from 'pdf-lib';
import { key, numberAt } from './pdf-facts.ts';

// Flags of annotations (ISO 32000-1, 12.5.3).
const HIDDEN = 1 << 1;
const PRINT = 1 << 2;
const NO_VIEW = 1 << 5;

/** Whether a field is shown neither on the screen nor on paper. */
export function isHidden(widgets: readonly PDFDict[]): boolean {
  return widgets.every((widget) => {
    const flags = flagsOf(widget);
    return (flags & HIDDEN) !== 0 || (flags & (NO_VIEW | PRINT)) === NO_VIEW;
  });
}

/** Lets a field be printed. A hidden place stays hidden where the field is shown in another one. */
export function printWidgets(widgets: readonly PDFDict[]): void {
  const isShown = !isHidden(widgets);
  for (const widget of widgets) {
    if (isShown && isHidden([widget])) continue;
    widget.set(key('F'), PDFNumber.of((flagsOf(widget) | PRINT) & ~(isShown ? 0 : HIDDEN | NO_VIEW)));
  }
}

const flagsOf = (widget: PDFDict) => numberAt(widget, 'F') ?? 0;
