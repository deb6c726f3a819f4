import { useRevalidator } from '@remix-run/react';
import { type ReactNode, useState } from 'react';
import { clearLoaderCache } from '../../connection/loader-cache.ts';
import { callPage } from '../../session/call-page.ts';
import { BusyButton } from '../basics/busy-button.tsx';

interface NoticeButtonProps {
  /** `dismissal` puts a notice away for this user, `recall` shows it again. */
  readonly act: 'dismissal' | 'recall';
  readonly notice: string;
  readonly className?: string;
  /** The section around it stays: its heading gets the focus, not the page's. */
  readonly sectionStays?: boolean;
  readonly children: ReactNode;
}

/** Puts a notice or a list away, or shows it again; a heading gets the focus, because the button disappears. */
export function NoticeButton(props: NoticeButtonProps) {
  const { act, notice, className = 'button', sectionStays = false, children } = props;
  const { revalidate } = useRevalidator();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const press = async (button: HTMLElement) => {
    if (busy) return;
    setBusy(true);
    setFailure(null);
    const answer = await callPage(`/notices/${act}`, { notice });
    setBusy(false);
    if (!answer.ok) return setFailure(answer.message);
    clearLoaderCache();
    focusHeading(sectionStays ? button.closest('section')?.querySelector('h2') : null);
    revalidate();
  };
  return (
    <>
      <BusyButton
        busy={busy}
        className={className}
        onClick={({ currentTarget }) => void press(currentTarget)}
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
