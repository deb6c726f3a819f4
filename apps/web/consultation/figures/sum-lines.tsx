import type { SumInWords } from '#consultation/domain';

/** What is bought besides, and what that makes together with the supply; nothing where nothing is bought. */
export function SumLines({ sum: { bought, together, once } }: { sum: SumInWords }) {
  if (bought === null) return null;
  return (
    <p className="sum-lines">
      <span className="number">{bought}</span>
      {together !== null && (
        <>
          {', '}
          <strong className="number">{together}</strong>
        </>
      )}
      {once !== null && (
        <>
          {', '}
          <span className="number">{once}</span>
        </>
      )}
    </p>
  );
}
