import { type RefObject, useEffect, useRef, useState } from 'react';
import type { UsersOverview } from '#auth';
import { type ManagedUser, type UsersColumn, userLimitMessage } from '#auth/domain';
import type { ListQuery } from '#platform/domain';
import { useFrame } from '../../session/frame-data.ts';
import { DataTable } from '../../ui/list/data-table.tsx';
import { ScreenFrame } from '../screen/screen-frame.tsx';
import { ResultDialog, type UserResult } from './result-dialog.tsx';
import { userColumns } from './user-columns.tsx';
import { EditDialog, UserDialog } from './user-dialog.tsx';

interface UsersScreenProps {
  readonly overview: UsersOverview;
  readonly query: ListQuery<UsersColumn>;
}

/** The users of an institution (access specification, section 2, 'Benutzer tab'). */
export function UsersScreen({ overview: { page, count, limit, roles }, query }: UsersScreenProps) {
  const { vendorName } = useFrame();
  const [open, setOpen] = useState<ManagedUser | 'new' | null>(null);
  const [result, setResult] = useState<UserResult | null>(null);
  const full = count >= limit;
  const limitText = useLimitFocus(full, open === null && result === null);
  const done = (what: UserResult) => {
    setOpen(null);
    setResult(what);
  };
  return (
    <ScreenFrame
      title="Benutzer"
      about={`alle Benutzer (${count}), höchstens ${limit}`}
      head={
        full ? (
          <p ref={limitText} tabIndex={-1} className="message message-notice">
            {userLimitMessage(vendorName)}
          </p>
        ) : (
          <div>
            <button type="button" className="button button-primary" onClick={() => setOpen('new')}>
              Benutzer hinzufügen
            </button>
          </div>
        )
      }
    >
      <DataTable<ManagedUser, UsersColumn>
        label="Benutzer"
        columns={userColumns<ManagedUser>(roles, setOpen)}
        query={query}
        page={page}
        empty="Kein Benutzer passt zu dieser Suche."
      />
      {open === null ? null : open === 'new' ? (
        <EditDialog user={null} roles={roles} onDone={done} onClose={() => setOpen(null)} />
      ) : (
        <UserDialog user={open} roles={roles} onDone={done} onClose={() => setOpen(null)} />
      )}
      {result === null ? null : <ResultDialog result={result} onClose={() => setResult(null)} />}
    </ScreenFrame>
  );
}

/**
 * Focuses the text about the limit once it is reached: the button that had the focus has disappeared.
 *
 * @param free whether no dialog is open
 */
function useLimitFocus(full: boolean, free: boolean): RefObject<HTMLParagraphElement> {
  const text = useRef<HTMLParagraphElement>(null);
  const known = useRef(full);
  useEffect(() => {
    if (!full) known.current = false;
    if (!full || known.current || !free) return;
    known.current = true;
    if (document.activeElement === document.body) text.current?.focus();
  }, [full, free]);
  return text;
}
