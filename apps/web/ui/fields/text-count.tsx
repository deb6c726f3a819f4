import { useEffect, useState } from 'react';
import { countCharacters } from '#platform/domain';

/** What is left is said from the last fifth on; before that it would only be in the way. */
const NEAR = 1 / 5;
/** How long somebody has to pause before it is said aloud. */
const PAUSE_MS = 1_000;

/**
 * How many characters a text may still have, in the label's line, so that nothing moves when it appears. How many are
 * too many stands with what is wrong with the field; it is said aloud here, where the count was.
 *
 * @param props.always also while there is plenty of room
 */
export function TextCount(props: { text: string; limit: number; always?: boolean }) {
  const { text, limit, always = false } = props;
  const left = limit - countCharacters(text);
  const near = left <= limit * NEAR;
  const words = leftInWords(left);
  const said = usePaused(near ? words : '');
  return (
    <>
      {left >= 0 && (near || always) && (
        <span className="text-count" aria-hidden="true">
          {words}
        </span>
      )}
      {/* No status of its own: the form's messages come first. */}
      <span className="visually-hidden" aria-live="polite">
        {said}
      </span>
    </>
  );
}

function leftInWords(left: number): string {
  const count = Math.abs(left).toLocaleString('de-DE');
  return left < 0 ? `${count} Zeichen zu viel` : `noch ${count} Zeichen`;
}

/** A text once it has rested a moment. What stands there from the start is not said. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState('');
  const [first] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused === first ? '' : paused;
}
