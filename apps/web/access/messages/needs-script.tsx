/** Explains that a form needs scripts, and how else to reach the vendor. */
export function NeedsScript({ telefon }: { telefon: string }) {
  return (
    <noscript>
      <p className="message message-notice">
        Das Formular braucht JavaScript.{' '}
        {telefon === '' ? null : `Ohne erreichen Sie uns unter der Telefonnummer ${telefon}.`}
      </p>
    </noscript>
  );
}
