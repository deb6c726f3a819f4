import { type FormEvent, useState } from 'react';
import type { InstitutionRow } from '#auth/domain';
import { callPage } from '../../session/call-page.ts';
import { BusyButton } from '../../ui/basics/busy-button.tsx';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { FailureText } from '../screen/failure-text.tsx';

type Found = Pick<InstitutionRow, 'id' | 'Name' | 'Kundennummer' | 'PLZ' | 'Ort'>;

interface InstitutionChoiceProps {
  readonly onChosen: (institution: Found) => void;
  readonly onClose: () => void;
}

/** Asks for the institution of a new user. There are thousands, so it is a search. */
export function InstitutionChoice({ onChosen, onClose }: InstitutionChoiceProps) {
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [found, setFound] = useState<readonly Found[] | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const search = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const answer = await callPage<{ rows: readonly Found[] }>('/cms/institutionen/search', { q: text });
    setBusy(false);
    setFailure(answer.ok ? null : answer.message);
    setFound(answer.ok ? answer.value.rows : null);
  };
  return (
    <Dialog title="Für welche Institution?" onClose={onClose}>
      <form className="stack" onSubmit={(event) => void search(event)}>
        <div className="field">
          <label className="field-label" htmlFor="institution-search">
            Name, Kundennummer oder Ort
          </label>
          <input
            id="institution-search"
            className="input"
            type="search"
            value={text}
            maxLength={100}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <BusyButton type="submit" busy={busy}>
          Suchen
        </BusyButton>
      </form>
      <FailureText failure={failure} />
      <p role="status">{found?.length === 0 ? 'Keine Institution passt zu dieser Suche.' : ''}</p>
      <ul className="institution-choice" aria-label="Gefundene Institutionen">
        {found?.map((each) => (
          <li key={each.id}>
            <button type="button" className="link-button" onClick={() => onChosen(each)}>
              {each.Name}
            </button>{' '}
            {each.Kundennummer ?? 'ohne Kundennummer'}, {each.PLZ} {each.Ort}
          </li>
        ))}
      </ul>
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Abbrechen
        </button>
      </div>
    </Dialog>
  );
}
