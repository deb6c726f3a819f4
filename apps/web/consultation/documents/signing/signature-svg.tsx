import { inkOf, type SignatureDrawing, strokesOf } from '#pdf/domain';

/** Around the ink of a cropped drawing, for the weight of its strokes. */
const MARGIN = 8;

/**
 * A signature on the screen, by the same curves as in the PDF.
 *
 * @param props.cropped without the empty part of its field
 */
export function SignatureSvg(props: { drawing: SignatureDrawing; label: string; cropped?: boolean }) {
  const { drawing, label, cropped = false } = props;
  const path = strokesOf(drawing)
    .map(({ start, curves }) => `M${start} ${curves.map((curve) => `C${curve.join(' ')}`).join('')}`)
    .join('');
  const ink = inkOf(drawing);
  const box = cropped
    ? [ink.x - MARGIN, ink.y - MARGIN, ink.width + 2 * MARGIN, ink.height + 2 * MARGIN]
    : [0, 0, drawing.width, drawing.height];
  return (
    <svg
      className="signature-drawing"
      viewBox={box.join(' ')}
      preserveAspectRatio={cropped ? 'xMinYMax' : 'xMidYMid'}
      role="img"
      aria-label={label}
    >
      <path d={path} />
    </svg>
  );
}
