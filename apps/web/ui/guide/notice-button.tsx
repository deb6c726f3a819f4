import { type ReactNode, useRef } from 'react';
import { dismissNotice, recallNotice } from '#auth/calls';
import type { SentTo } from '#platform/domain';
import { BusyButton } from '../basics/busy-button.tsx';
import { useCall } from '../form/use-call.ts';

interface NoticeButtonProps {
  /** `dismissal` puts a notice away for this user, `recall` shows it again. */
  readonly act: 'dismissal' | 'recall';
  readonly notice: SentTo<typeof dismissNotice>['notice'];
  readonly className?: string;
  /** The section around it stays: its heading gets the focus, not the page's. */
  readonly sectionStays?: boolean;
  readonly children: ReactNode;
}

/** Puts a notice or a list away, or shows it again; a heading gets the focus, because the button disappears. */
export function NoticeButton(props: NoticeButtonProps) {
  const { act, notice, className = 'button', sectionStays = false, children } = props;
  const button = useRef<HTMLElement | null>(null);
  const { busy, failure, send } = useCall(act === 'recall' ? recallNotice : dismissNotice, () =>
    focusHeading(sectionStays ? button.current?.closest('section')?.querySelector('h2') : null),
  );
  return (
    <>
      <BusyButton
        busy={busy}
        className={className}
        onClick={({ currentTarget }) => {
          button.current = currentTarget;
          void send({ notice });
        }}
      >
        {children}
      </BusyButton>
      {failure === null ? null : (
        <p className="message message-cost" role="alert">
          {failure}
        </p>
      )}
    </>
  );
}

function focusHeading(near: HTMLElement | null | undefined): void {
  const heading = near ?? document.querySelector<HTMLElement>('main h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
