import { type RefObject, useEffect, useRef, useState } from 'react';
import SignaturePad from 'signature_pad';
import type { SignatureDrawing } from '#pdf/domain';
import { recordedDrawing } from './recorded-drawing.ts';

/** As in the documents. */
const INK = '#14246b';

interface Pad {
  /** Whether something is drawn. */
  readonly inked: boolean;
  /** The drawing; null if there is none, or with more strokes than a signature has. */
  readonly read: () => SignatureDrawing | null;
  readonly clear: () => void;
}

/** Draws with finger, pen or mouse on a canvas; what is drawn grows and shrinks with it. */
export function usePad(canvas: RefObject<HTMLCanvasElement>): Pad {
  const pad = useRef<SignaturePad | null>(null);
  const [inked, setInked] = useState(false);
  useEffect(() => {
    const surface = canvas.current;
    if (surface === null) return;
    const made = new SignaturePad(surface, { penColor: INK, minWidth: 1, maxWidth: 2.6, minDistance: 3 });
    pad.current = made;
    const onBegin = () => setInked(true);
    made.addEventListener('beginStroke', onBegin);
    let width = 0;
    const fit = () => {
      const { clientWidth, clientHeight } = surface;
      if (clientWidth === 0) return;
      const scale = width === 0 ? 1 : clientWidth / width;
      width = clientWidth;
      const density = Math.max(window.devicePixelRatio, 1);
      surface.width = clientWidth * density;
      surface.height = clientHeight * density;
      surface.getContext('2d')?.scale(density, density);
      // A canvas that changes its size is empty.
      made.fromData(
        made.toData().map((stroke) => ({
          ...stroke,
          points: stroke.points.map((point) => ({ ...point, x: point.x * scale, y: point.y * scale })),
        })),
      );
    };
    const observer = new ResizeObserver(fit);
    observer.observe(surface);
    return () => {
      observer.disconnect();
      made.removeEventListener('beginStroke', onBegin);
      made.off();
      pad.current = null;
    };
  }, [canvas]);
  return {
    inked,
    read: () => {
      const { clientWidth: width = 0, clientHeight: height = 0 } = canvas.current ?? {};
      return recordedDrawing(pad.current?.toData() ?? [], { width, height });
    },
    clear: () => {
      pad.current?.clear();
      setInked(false);
    },
  };
}
