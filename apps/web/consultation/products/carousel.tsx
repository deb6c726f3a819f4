import { useId, useRef, useState } from 'react';
import type { InstructionStep } from '#catalogue/domain';
import { ApplicationFigure } from '../instructions/application-figure.tsx';

/** Pictures in a row, one at a time, turned by swiping or with the buttons below. */
export function Carousel({ title, steps }: { title: string; steps: readonly InstructionStep[] }) {
  const id = useId();
  const row = useRef<HTMLOListElement>(null);
  const [current, setCurrent] = useState(0);
  const last = steps.length - 1;

  const turn = (by: number) => {
    const element = row.current;
    if (element === null) return;
    const to = Math.min(last, Math.max(0, current + by));
    setCurrent(to);
    // Instant: during a smooth scroll the old picture would count as the current one again.
    element.scrollTo({ left: to * element.clientWidth, behavior: 'instant' });
  };
  const follow = () => {
    const element = row.current;
    if (element !== null) setCurrent(Math.round(element.scrollLeft / element.clientWidth));
  };
  return (
    <section className="carousel" aria-labelledby={id}>
      <h3 id={id} className="visually-hidden">
        {title}
      </h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard */}
      <ol className="carousel-row" ref={row} onScroll={follow} tabIndex={0} aria-labelledby={id}>
        {steps.map(({ scene, text }, index) => (
          <li key={text}>
            <figure>
              <ApplicationFigure scene={scene} />
              <figcaption>
                <strong>Schritt {index + 1}:</strong> {text}
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
      <div className="carousel-actions">
        <button
          type="button"
          className="button"
          aria-disabled={current === 0}
          aria-label={`zurück: ${title}`}
          onClick={() => turn(-1)}
        >
          zurück
        </button>
        <output className="number" translate="no">
          Bild {current + 1} von {steps.length}
        </output>
        <button
          type="button"
          className="button"
          aria-disabled={current === last}
          aria-label={`weiter: ${title}`}
          onClick={() => turn(1)}
        >
          weiter
        </button>
      </div>
    </section>
  );
}
