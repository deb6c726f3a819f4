import { useDraftPart } from '../../draft/draft-provider.tsx';

/** Answers that name somebody whom a health card names. */
const NAMES = ['givenname', 'lastname', 'representative_givenName', 'representative_lastname'] as const;

/**
 * Names the characters that print as a box; nothing if there are none. A name has a spelling that can be printed: that
 * of the health card.
 */
export function SubstitutedNotice({ characters }: { characters: readonly string[] }) {
  const answers = useDraftPart(({ draft }) => draft.answers);
  if (characters.length === 0) return null;
  const names = NAMES.map((field) => answers[field] ?? '').filter((name) =>
    characters.some((character) => name.includes(character)),
  );
  return (
    <div className="message message-notice">
      <p>
        Diese Zeichen kennt die Schrift des PDFs nicht oder man sieht sie nicht, dort steht ein Kästchen:{' '}
        <strong>{characters.join(' ')}</strong>
      </p>
      {names.map((name) => (
        <p key={name}>Bitte tragen Sie den Namen „{name}“ so ein, wie er auf der Versichertenkarte steht.</p>
      ))}
    </div>
  );
}

/** Says that a file could not be made, with a way to try again. */
export function MakingFailure({ title, onRetry }: { title: string; onRetry: () => void }) {
  return (
    <div className="message message-cost" role="alert">
      <p>
        <strong>{title}</strong>
      </p>
      <p>Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.</p>
      <p>
        <button type="button" className="button" onClick={onRetry}>
          Erneut versuchen
        </button>
      </p>
    </div>
  );
}
