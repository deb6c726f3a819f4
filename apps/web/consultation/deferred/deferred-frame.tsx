import { useLocation, useNavigate, useRouteLoaderData } from '@remix-run/react';
import { useEffect, useRef } from 'react';
import { whenIdle } from '../../connection/calls/when-idle.ts';
import { Introduction } from '../../frame/introduction/introduction.tsx';
import { NavigationControl } from '../../frame/navigation/navigation-control.tsx';
import { loadData, prefetch } from '../../frame/navigation/prefetch.ts';
import { ConnectionNotice } from '../../frame/watch/connection-notice.tsx';
import { DataConsent } from '../../frame/watch/data-consent.tsx';
import { SessionWatch } from '../../frame/watch/session-watch.tsx';
import { useUncoveredFocus } from '../../frame/watch/uncovered-focus.ts';
import { LeftForms } from '../../session/form-drafts/left-forms.tsx';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { CONSULTATION, useConsultation } from '../area/consultation-data.ts';
import { type DeletionState, setDeletion, useDeletion } from '../documents/sent/deletion-state.ts';
import { useForgetPerson } from '../documents/sent/use-forget-person.ts';
import { useDraftActions, useDraftPart } from '../draft/draft-provider.tsx';
import { immediateCipher } from '../draft/immediate-cipher.ts';
import { FiguresWatch } from '../figures-changed/figures-watch.tsx';
import { ConsultationLogout } from '../leaving/consultation-logout.tsx';
import { deleteAllFiles, deleteFile } from '../papers/document-calls.ts';
import { loadPostcodes } from '../wizard/postcode/use-postcodes.ts';
import { changedInWords } from './changed-in-words.ts';

/**
 * Events before a page may unload. `beforeunload` comes before the next page is requested, `pagehide` after the
 * last input; a tablet that puts the browser in the background fires only `visibilitychange`.
 */
const LEAVING = ['beforeunload', 'pagehide'] as const;

/** Stores the latest input before the page is reloaded, closed, left or put in the background. */
function useSaveOnLeave(): void {
  const { saveNow } = useDraftActions();
  const { draftKey } = useConsultation();
  useEffect(() => {
    const cipher = immediateCipher(draftKey);
    const save = () => saveNow(cipher);
    const onVisibility = () => {
      if (document.visibilityState === 'hidden') save();
    };
    for (const name of LEAVING) window.addEventListener(name, save);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      for (const name of LEAVING) window.removeEventListener(name, save);
      document.removeEventListener('visibilitychange', onVisibility);
      // Outside the consultation nobody listens for the page's end.
      save();
    };
  }, [saveNow, draftKey]);
}

/** Background watchers of a consultation: prefetching, connection, session and draft. */
export function DeferredFrame() {
  useUncoveredFocus();
  useSaveOnLeave();
  usePrefetch();
  const trouble = useDraftPart((state) => state.trouble);
  return (
    <>
      <NavigationControl
        reloading={
          trouble === 'not-saved'
            ? 'Ihre Eingaben können in diesem Browser nicht gespeichert werden und gehen beim Neuladen verloren: Bitte notieren Sie sie vorher.'
            : 'Bitte laden Sie die Seite neu; Ihre Eingaben bleiben erhalten.'
        }
      />
      <ConnectionNotice />
      <LeftForms />
      <DeletionNotice />
      <DataConsent logout={<ConsultationLogout className="button" />} />
      <ResumeOffer />
      <Introduction />
      <FiguresWatch />
      <SessionWatch
        kept={
          trouble === 'not-saved'
            ? 'Ihre Eingaben konnten nicht gespeichert werden: Sie bleiben nur erhalten, wenn Sie sich in diesem Fenster wieder anmelden.'
            : 'Ihre Eingaben bleiben verschlüsselt in diesem Browser. Nach der Anmeldung können Sie die Beratung fortsetzen.'
        }
      />
    </>
  );
}

/** Deletes the files of a person to be forgotten, reports the result, and offers a retry. */
function DeletionNotice() {
  const deletion = useDeletion();
  const open = deletion.kind === 'failed' || deletion.kind === 'running';
  const close = () => setDeletion({ kind: 'idle' });
  useEffect(() => {
    if (deletion.kind === 'asked') void forgetFiles(deletion.names);
  }, [deletion]);
  return (
    <div role="status">
      {(open || deletion.kind === 'done') && (
        <div className={`navigation-notice message ${open ? 'message-notice' : 'message-covered'}`}>
          <p>
            <strong>
              {open ? 'Es gab einen Fehler beim Löschen des PDFs' : 'Das PDF wurde erfolgreich gelöscht'}
            </strong>
          </p>
          {open && (
            <p>
              Die Angaben in diesem Browser sind gelöscht. Das verschlüsselte PDF liegt noch auf dem Server,
              längstens 24 Stunden.
            </p>
          )}
          <div className="row">
            {open && (
              <button
                type="button"
                className="button button-primary"
                aria-disabled={deletion.kind === 'running'}
                onClick={() => void retry(deletion)}
              >
                Erneut versuchen
              </button>
            )}
            <button type="button" className="button" onClick={close}>
              Schließen
            </button>
          </div>
        </div>
      )}
    </div>
  );
}

/** Deletes all files of the user, including any this browser has lost track of. */
async function forgetFiles(names: readonly string[]): Promise<void> {
  setDeletion({ kind: 'idle' });
  const result = await deleteAllFiles();
  if (names.length > 0) setDeletion(result.ok ? { kind: 'done' } : { kind: 'failed', names });
}

/** By name: by now there may be files of the next person. */
async function retry(deletion: DeletionState): Promise<void> {
  if (deletion.kind !== 'failed') return;
  setDeletion({ ...deletion, kind: 'running' });
  const results = await Promise.all(
    deletion.names.map(async (name) => ({ name, ok: (await deleteFile(name)).ok })),
  );
  const left = results.filter(({ ok }) => !ok).map(({ name }) => name);
  setDeletion(left.length === 0 ? { kind: 'done' } : { kind: 'failed', names: left });
}

/**
 * Offers a consultation that an automatic logout interrupted. Nothing of it is shown until the adviser has
 * decided: another patient may be at the counter by now.
 */
function ResumeOffer() {
  const interrupted = useDraftPart((state) => state.interrupted);
  const { resume, visit } = useDraftActions();
  const forget = useForgetPerson();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(() => visit(pathname), [visit, pathname]);
  if (interrupted === null) return null;
  const goOn = () => {
    resume();
    if (interrupted.place !== null && interrupted.place !== pathname) navigate(interrupted.place);
  };
  const discard = () => {
    forget();
    navigate('/');
  };
  return (
    // Escape keeps the work: it is only lost on an explicit choice.
    <Dialog title="Unterbrochene Beratung" onClose={goOn}>
      <p>{changedInWords(interrupted.changed)}</p>
      <p>
        „Fortsetzen“ führt an die Stelle zurück, an der Sie waren. „Verwerfen“ löscht alle Angaben zur Person,
        die gewählten Produkte und die berechnete Versorgung aus diesem Browser.
      </p>
      <div className="dialog-actions">
        {/* First, so that it has the focus: a second Enter must not delete anything. */}
        <button type="button" className="button button-primary" onClick={goOn}>
          Fortsetzen
        </button>
        <button type="button" className="button" onClick={discard}>
          Verwerfen
        </button>
      </div>
    </Dialog>
  );
}

/**
 * Loads the next screens of a consultation, and newer products with newer settings, when the browser is idle; and what
 * an answer would ask for otherwise, so that no request tells that it was given.
 */
function usePrefetch(): void {
  const settings = useRouteLoaderData(CONSULTATION);
  const newest = useRef(settings);
  useEffect(() => {
    const load = async () => {
      loadPostcodes();
      loadTypeface();
      const outcome = await prefetch(CONSULTATION);
      if (outcome !== 'there' || newest.current === settings) return;
      newest.current = settings;
      await loadData();
    };
    const cancel = whenIdle(load);
    window.addEventListener('online', load);
    return () => {
      cancel();
      window.removeEventListener('online', load);
    };
  }, [settings]);
}

/** The whole typeface of the screens: a name or a language would ask for the part that has its letters. */
function loadTypeface(): void {
  // What does not come is not needed, or asked for again by the browser.
  for (const face of document.fonts) void face.load().catch(() => {});
}
