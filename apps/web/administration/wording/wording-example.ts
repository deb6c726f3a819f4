import type { Placeholder } from '#institution/domain';

/** A person that does not exist, with the figures of one calculation under method A. */
export const EXAMPLE: Readonly<Record<Placeholder, string>> = {
  versicherte_person: 'Erika Mustermann',
  geburtsdatum: '31.01.1950',
  versichertennummer: 'A000500015',
  vertretung: 'Max Mustermann',
  krankenkasse: 'Musterkasse',
  verordnung: 'vom 02.03.2026, Praxis Dr. Muster, Inkontinenzhilfen, 3 Monate',
  produkt: 'Muster-Slip Super, Größe M, 4\u00a0×\u00a026\u00a0Stück',
  ohne_mehrkosten: 'Muster-Vorlage Normal, 3\u00a0×\u00a028\u00a0Stück, Gesamtpreis 20,85\u00a0€ im Monat',
  preis: '99,80\u00a0€',
  pauschale: '21,24\u00a0€',
  mehrkosten: '78,56\u00a0€',
  zuzahlung: '2,12\u00a0€',
  sie_zahlen: '80,68\u00a0€',
  institution: 'Musterapotheke',
  beratung: 'Daniel Beispiel',
  ort: 'Musterstadt',
  datum: '09.03.2026',
};

/** A text to begin with, true under each method; it says what ours says. */
export const TEMPLATE = `{{versicherte_person}}, Versichertennummer {{versichertennummer}}, {{krankenkasse}}, ist vorher darüber beraten worden, dass es eine ausreichende Versorgung ohne Mehrkosten gibt. Angeboten wurde: {{ohne_mehrkosten}}.

Gewünscht wird stattdessen: {{produkt}}. Die Mehrkosten von {{mehrkosten}} im Monat und dadurch bedingte höhere Folgekosten trägt die versicherte Person selbst.

Die Krankenkasse erstattet die Mehrkosten nicht. Sie zählen nicht zu den Zuzahlungen und deshalb nicht zu deren Belastungsgrenze. Die gesetzliche Zuzahlung beträgt daneben {{zuzahlung}} im Monat.

Vereinbart ist: Diese Erklärung gilt, bis sie widerrufen wird. Ein Wechsel zu einer medizinisch notwendigen Versorgung ist jederzeit möglich.`;
