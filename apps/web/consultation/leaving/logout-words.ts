/** The question before a logout that would lose parts of a consultation. */
export const LOGOUT_WORDS = {
  title: 'Abmelden und die Beratung löschen?',
  about: 'Mit dem Abmelden werden alle Angaben zur Person aus diesem Browser gelöscht.',
  stay: 'Angemeldet bleiben',
  go: 'Trotzdem abmelden',
};
