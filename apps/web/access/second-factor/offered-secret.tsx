import type { OfferedSecret } from '#auth';

/** Three ways to add the secret to an app: QR code, link, or by hand. */
export function OfferedSecretSteps({ offered }: { readonly offered: OfferedSecret }) {
  const { text, uri, qr } = offered;
  return (
    <ol className="stack second-factor-steps">
      <li>
        Öffnen Sie auf Ihrem Telefon eine Authentifizierungs-App. Jede App für zeitbasierte Codes (TOTP) ist
        geeignet.
      </li>
      <li>
        <p>Fügen Sie dort ein Konto hinzu und scannen Sie dieses Bild:</p>
        <svg
          className="qr-code"
          viewBox={`0 0 ${qr.size} ${qr.size}`}
          role="img"
          aria-label="QR-Code mit dem Schlüssel für Ihre App. Darunter steht der Schlüssel als Text."
          shapeRendering="crispEdges"
        >
          <rect className="qr-code-paper" width={qr.size} height={qr.size} />
          <path className="qr-code-ink" d={qr.path} />
        </svg>
        <details>
          <summary>Sie können das Bild nicht scannen?</summary>
          <p>
            Geben Sie in der App diesen Schlüssel ein: <code className="secret-text">{text}</code>
          </p>
          <p>
            Ist die App auf diesem Gerät: <a href={uri}>Schlüssel in der App öffnen</a>
          </p>
        </details>
      </li>
      <li>Geben Sie den Code ein, den die App nun anzeigt. Er wechselt alle 30 Sekunden.</li>
    </ol>
  );
}
