/**
 * Input of a form in a mail: each line quoted, under a line of ours that names its origin, so that nobody
 * takes it for our words.
 *
 * @param said origin, such as `Das schrieb jemand in das Kontaktformular`
 * @param lines may contain line breaks
 */
export function quotedForm(said: string, lines: readonly string[]): string {
  const quoted = lines
    .flatMap((line) => line.split(/\r\n|[\n\r\u2028\u2029]/))
    .map((line) => `> ${line}`.trimEnd());
  return `${said} (Zeilen mit „>“ stammen aus dem Formular und sind nicht geprüft):\n\n${quoted.join('\n')}`;
}
