import { Link, useLocation } from '@remix-run/react';
import { useEffect, useState } from 'react';
import type { FormDraft } from './form-drafts.ts';
import { timeInWords } from './moment-in-words.ts';
import { useFormDrafts } from './open-form-drafts.ts';

/**
 * Lists the forms with unsaved values from an ended session after the next login, and links to them. The open
 * form shows its own notice.
 */
export function LeftForms() {
  const open = useFormDrafts();
  const { pathname } = useLocation();
  const [left, setLeft] = useState<readonly (readonly [string, FormDraft])[]>([]);
  const drafts = open?.drafts;
  const session = open?.session;
  useEffect(() => {
    if (drafts === undefined) return;
    let gone = false;
    const refresh = () =>
      void drafts.all().then((all) => {
        if (!gone) setLeft(all.filter(([, draft]) => draft.session !== session));
      });
    refresh();
    const stop = drafts.watch(refresh);
    return () => {
      gone = true;
      stop();
    };
  }, [drafts, session]);
  return (
    <div role="status" className="left-forms">
      {left.map(([key, { about, path, at }]) => (
        <div key={key} className="message message-notice left-form">
          <p>
            Ihre Eingaben zu „{about}“ von {timeInWords(at)} sind noch nicht gespeichert.
            {path === pathname ? ' Bitte öffnen Sie den Eintrag noch einmal.' : ''}
          </p>
          <div className="row">
            {path === pathname ? null : (
              <Link className="button" to={path}>
                Weiter bearbeiten
              </Link>
            )}
            <button type="button" className="button" onClick={() => drafts?.forget(key)}>
              Verwerfen
            </button>
          </div>
        </div>
      ))}
    </div>
  );
}
