import { encodeQR } from 'qr';
import { useMemo } from 'react';

/** White modules around the code that readers need (ISO/IEC 18004). */
const QUIET = 4;

/** A text as a QR code. */
export function QrCode({ text }: { text: string }) {
  const code = useMemo(() => drawn(text), [text]);
  if (code === null)
    return (
      <p className="field-hint">
        Für einen QR-Code sind es zu viele Produkte. Bitte nutzen Sie die CSV-Datei.
      </p>
    );
  return (
    <figure className="takeaway-qr">
      <svg
        role="img"
        aria-label="QR-Code mit dem Text der CSV-Datei"
        viewBox={`0 0 ${code.size} ${code.size}`}
        shapeRendering="crispEdges"
      >
        <path className="takeaway-qr-ground" d={`M0 0h${code.size}v${code.size}H0z`} />
        <path className="takeaway-qr-code" d={code.path} />
      </svg>
      <figcaption className="field-hint">Mit dem Scanner der Warenwirtschaft lesen</figcaption>
    </figure>
  );
}

function drawn(text: string): { readonly size: number; readonly path: string } | null {
  try {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
    const path = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
    return { size: rows.length, path: path.join('') };
  } catch {
    // Longer than the largest code holds.
    return null;
  }
}
