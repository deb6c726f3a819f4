import type { DocumentDetails } from '#consultation/domain';
import type { Carer } from '../document-input.ts';

/** Where the talk took place. */
export const TALKS: Readonly<Record<NonNullable<DocumentDetails['talk']>, string>> = {
  shop: 'im Geschäft',
  home: 'zu Hause',
  telephone: 'am Telefon',
  digital: 'digital, etwa per Video',
};

/** In which role somebody signs. */
export const SIGNERS: Readonly<Record<NonNullable<DocumentDetails['signer']>, string>> = {
  person: 'die Person selbst',
  legal: 'gesetzliche Vertretung',
  authorised: 'bevollmächtigte Person',
};

/** What the signature confirms about the advice. */
export const ADVISED =
  'Die versicherte Person oder ihre Vertretung ist von dem genannten Leistungserbringer vor der Übergabe umfassend beraten worden, auch darüber, welche Produkte und Mengen für die Pflege geeignet und notwendig sind.';

/** Who uses the care aids; § 40 SGB XI covers care at home. A Pflegedienst on its own cannot apply. */
export const USE: Readonly<Record<Exclude<Carer, 'service'>, string>> = {
  private:
    'Die Pflegehilfsmittel werden für die Pflege zu Hause durch eine private Pflegeperson verwendet und nicht durch Pflegedienste oder Einrichtungen der Tagespflege.',
  self: 'Die Pflegehilfsmittel werden zu Hause von der versicherten Person selbst verwendet und nicht durch Pflegedienste oder Einrichtungen der Tagespflege.',
  both: 'Die Pflegehilfsmittel werden für die Pflege zu Hause durch eine private Pflegeperson verwendet. Der Pflegedienst, der daneben pflegt, und Einrichtungen der Tagespflege verwenden sie nicht.',
};
