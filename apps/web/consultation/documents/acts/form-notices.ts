import type { MadeForm } from '../pdf/worker-messages.ts';

/** What has to be looked at in a filled form, in sentences; empty if nothing. */
export function formNotices({ undecided, left, unfit }: MadeForm): readonly string[] {
  return [
    ...(undecided ? ['Es ist kein Vorschlag gewählt: Produkte und Beträge bleiben im Formular leer.'] : []),
    ...(left > 0 ? [`Das Formular hat nicht für alle Produkte Platz. Es fehlen darin: ${left}.`] : []),
    ...(unfit.length > 0 ? [`Passt nicht ganz in sein Feld, bitte prüfen: ${unfit.join(', ')}`] : []),
  ];
}
