import { useState } from 'react';
import type { Krankenkasse } from '#institution/domain';
import { deferredPart } from '../../connection/deferred/deferred-part.ts';
import { Deferred } from '../../ui/basics/deferred.tsx';
import { Dialog } from '../../ui/basics/dialog.tsx';
import { DocumentStates } from '../documents/state/document-states.tsx';
import { type DocumentRights, wordsOf } from '../papers/document-kinds.ts';

const PANEL = deferredPart(
  async () => (await import('./panel/takeaway-panel.tsx')).TakeawayPanel,
  'on-demand',
);
const TITLE = 'Termine und Warenwirtschaft';
const SHEET = wordsOf('take-home', null).title;

/** What leaves the counter besides the three documents: the sheet for at home, dates, and a block for the shop. */
export function TakeawayPart(props: {
  insurer: Krankenkasse;
  rights: DocumentRights;
  trial: boolean;
  busy: boolean;
  onShow: (mail: boolean) => void;
  onSave: () => void;
}) {
  const { insurer, rights, trial, busy, onShow, onSave } = props;
  const [open, setOpen] = useState(false);
  const name = <span className="visually-hidden">: {SHEET}</span>;
  return (
    <>
      <ul className="document-list takeaway-row" aria-label="Zum Mitnehmen und Weitergeben">
        <li>
          <div>
            <h3>{SHEET}</h3>
            <DocumentStates kind="take-home" />
          </div>
          <div className="document-buttons">
            <button type="button" className="button" onClick={() => onShow(false)}>
              Ansehen{name}
            </button>
            <button type="button" className="button" aria-disabled={busy} onClick={onSave}>
              Sichern{name}
            </button>
            {rights.send && (
              <button type="button" className="button" disabled={trial} onClick={() => onShow(true)}>
                Senden{name}
              </button>
            )}
          </div>
        </li>
      </ul>
      <div className="document-all">
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {TITLE}
        </button>
      </div>
      {open && (
        <Dialog title={TITLE} onClose={() => setOpen(false)} wide>
          <Deferred part={PANEL} label="Die Termine werden geladen …" onClose={() => setOpen(false)}>
            {(Panel) => <Panel insurer={insurer} onClose={() => setOpen(false)} />}
          </Deferred>
        </Dialog>
      )}
    </>
  );
}
