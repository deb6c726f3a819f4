import { type Payer, personWords } from '#consultation/domain';

/** What stands on a document during the trial in place of what identifies somebody. */
export function trialInWords(insurer: Payer): string {
  return personWords(TRIAL, insurer);
}

const TRIAL =
  'In der Testphase stehen in Dokumenten Beispiele an der Stelle von Name, Versichertennummer, Straße, Telefonnummer und E-Mail-Adresse der versicherten Person und ihrer Vertretung, von Praxis und Pflegedienst. Freitext wird gedruckt, wie Sie ihn geschrieben haben.';
