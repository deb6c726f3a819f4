import { useEffect, useState } from 'react';
import { countCharacters } from '#platform/domain';

/** The remaining characters are shown from the last fifth on; earlier they would only distract. */
const NEAR = 1 / 5;
/** Milliseconds without input before the count is announced. */
const PAUSE_MS = 1_000;

/**
 * Remaining characters of a text, in the label's line, so that nothing moves when it appears. The field's error
 * says how many are too many; the announcement is made here.
 *
 * @param props.always also shown while there is plenty of room
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
      {/* No live region of its own: the form's messages have priority. */}
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

/** A text after a pause in typing. The initial text is not announced. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState('');
  const [first] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused === first ? '' : paused;
}
