const PROMISES = [
  {
    title: 'Antworten bleiben im Browser',
    text: 'Was jemand von sich erzählt, wird in Ihrem Browser verarbeitet und dort verschlüsselt abgelegt. Der Server erhält es nicht.',
  },
  {
    title: 'Dokumente verschlüsselt',
    text: 'Ein PDF, das Sie versenden, verlässt den Browser nur verschlüsselt. Auf dem Server ist es nach spätestens 24 Stunden gelöscht.',
  },
  {
    title: 'Ohne Beobachter',
    text: 'Keine Werbung, in der Beratung läuft nichts Fremdes, ein einziges Cookie: das Ihrer Anmeldung.',
  },
] as const;

/** How personal data are treated, in three sentences. */
export function Promises() {
  return (
    <section className="promises" aria-labelledby="vertraulich">
      <h2 id="vertraulich">Ein vertrauliches Gespräch bleibt vertraulich</h2>
      <ul className="benefits">
        {PROMISES.map(({ title, text }) => (
          <li key={title} className="benefit">
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
