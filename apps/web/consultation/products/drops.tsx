import { formatDrops } from './catalogue-labels.ts';

const MOST = 10;
const DROP = 'M12 3c6 8 8.5 12.5 8.5 17a8.5 8.5 0 0 1-17 0c0-4.5 2.5-9 8.5-17Z';
const HALF_DROP = 'M12 3v25.5a8.5 8.5 0 0 1-8.5-8.5c0-4.5 2.5-9 8.5-17Z';

/** Absorption as ten full, half or empty drops; the text beside them says the same. */
export function Drops({ count }: { count: number }) {
  return (
    <div className="drops">
      <DropRow count={count} />
      <p>{formatDrops(count)}</p>
    </div>
  );
}

/** The drops by themselves, for a text beside them. */
export function DropRow({ count }: { count: number }) {
  const drops = Array.from({ length: MOST }, (_, index) => Math.min(1, Math.max(0, count - index)));
  return (
    <svg viewBox="0 0 240 32" aria-hidden="true" focusable="false">
      {drops.map((share, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: ten drops in a fixed order, identified by their index
        <g key={index} transform={`translate(${index * 24})`}>
          <path className="drop-empty" d={DROP} />
          {share > 0 && <path className="drop-full" d={share < 1 ? HALF_DROP : DROP} />}
          <path className="drop-line" d={DROP} />
        </g>
      ))}
    </svg>
  );
}
