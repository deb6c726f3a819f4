/** Messages after a write in the settings (access specification, section 8, 'Settings'). */
export const SAVED = 'Erfolgreich gespeichert';
export const SAVE_FAILED = 'Es gab einen Fehler beim Speichern. Bitte überprüfen Sie die Eingaben.';
export const ADD_FAILED = 'Es gab einen Fehler beim Hinzufügen. Bitte überprüfen Sie die Eingaben.';
