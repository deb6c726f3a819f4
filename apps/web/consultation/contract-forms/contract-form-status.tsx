import { counted } from '#platform/domain';
import { formNotices } from '../documents/acts/form-notices.ts';
import { MakingFailure, SubstitutedNotice } from '../documents/desk/making-notices.tsx';
import type { FilledFormState } from './use-filled-form.ts';

/** Status of a filled form, and what has to be looked at. Rendered empty, so that screen readers announce the text. */
export function ContractFormStatus({ state, onRetry }: { state: FilledFormState; onRetry: () => void }) {
  const made = state.kind === 'made' ? state.made : null;
  return (
    <>
      <div className="document-status" role="status">
        {state.kind === 'making' && <p>Das Formular wird ausgefüllt …</p>}
        {made && (
          <p>
            <strong>Das Formular ist ausgefüllt.</strong>{' '}
            <span className="field-hint">
              {counted(made.pdf.pages, ['Seite', 'Seiten'])}. Nicht ausgefüllte Felder bleiben offen für die
              Hand.
            </span>
          </p>
        )}
        {made !== null &&
          formNotices(made).map((notice) => (
            <p key={notice} className="message message-notice">
              {notice}
            </p>
          ))}
        {made !== null && <SubstitutedNotice characters={made.pdf.substituted} />}
      </div>
      {state.kind === 'failed' && (
        <MakingFailure title="Das Formular konnte nicht ausgefüllt werden" onRetry={onRetry} />
      )}
    </>
  );
}
