import type { ShownFigure } from '../../figures/figures-of.ts';

/** Marks what differs; the sign is explained once for all proposals. */
export const DIFFERS = '≠';

/** Rows of a compared proposal; those that differ are marked by a sign and in bold. */
export function ComparedRows(props: { rows: readonly ShownFigure[]; differing: ReadonlySet<string> }) {
  return (
    <dl>
      {props.rows.map(({ name, text, isSum }) => {
        const differs = props.differing.has(name) && !isSum;
        return (
          <div key={name} className={isSum ? 'figure figure-strong' : 'figure'}>
            <dt>
              {differs && (
                <>
                  <span className="compared-mark" aria-hidden="true">
                    {DIFFERS}
                  </span>
                  <span className="visually-hidden">unterschiedlich: </span>
                </>
              )}
              {name}
            </dt>
            <dd className={differs ? 'compared-differs' : undefined}>{text}</dd>
          </div>
        );
      })}
    </dl>
  );
}
