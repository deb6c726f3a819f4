/** Says that a form is not sent without scripts, and how else the vendor can be reached. */
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
