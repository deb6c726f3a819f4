import { useRef, useState } from 'react';

const COPIED = {
  no: '',
  yes: 'Kopiert.',
  'by-hand':
    'Ihr Browser erlaubt das Kopieren hier nicht: Die Codes sind markiert, bitte kopieren Sie sie selbst.',
} as const;

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  /** Whether there were others before. */
  readonly renewed: boolean;
}

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, renewed }: RecoveryCodesProps) {
  const list = useRef<HTMLOListElement>(null);
  const [copied, setCopied] = useState<keyof typeof COPIED>('no');
  const copy = async () => {
    // Without https there is no clipboard: the codes are selected for copying by hand.
    const done = await navigator.clipboard?.writeText(codes.join('\n')).then(
      () => true,
      () => false,
    );
    if (!done && list.current !== null) getSelection()?.selectAllChildren(list.current);
    setCopied(done ? 'yes' : 'by-hand');
  };
  return (
    <>
      <p>
        Mit diesen Codes melden Sie sich an, wenn Sie Ihr Telefon nicht zur Hand haben. Jeder gilt einmal.
        Bewahren Sie sie getrennt vom Telefon auf, zum Beispiel ausgedruckt.
      </p>
      <ol className="recovery-codes" ref={list}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="row">
        <button type="button" className="button" onClick={() => void copy()}>
          Codes kopieren
        </button>
        <button type="button" className="button" onClick={() => window.print()}>
          Drucken
        </button>
      </div>
      <p role="status" className="form-state">
        {COPIED[copied]}
      </p>
      <p className="message message-notice">
        <span>
          Die Codes werden nur jetzt angezeigt.
          {renewed ? ' Frühere Wiederherstellungscodes gelten nicht mehr.' : ''}
        </span>
      </p>
    </>
  );
}
