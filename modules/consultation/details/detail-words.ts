import type { Advised, Signer, SupplyBasis, TalkForm } from './document-details.ts';

/** Labels of the details, as screens show them and documents print them. */
export const TALK_LABELS: Readonly<Record<TalkForm, string>> = {
  shop: 'im Geschäft',
  home: 'zu Hause',
  telephone: 'am Telefon',
  digital: 'digital, etwa per Video',
};

export const ADVISED_LABELS: Readonly<Record<Advised, string>> = {
  person: 'die versicherte Person',
  relatives: 'Angehörige',
  legal: 'gesetzliche Vertretung',
  authorised: 'bevollmächtigte Person',
};

export const BASIS_LABELS: Readonly<Record<SupplyBasis, string>> = {
  prescription: 'ärztliche Verordnung',
  nurse: 'Empfehlung einer Pflegefachkraft',
  none: 'keine von beiden',
};

export const SIGNER_LABELS: Readonly<Record<Signer, string>> = {
  person: 'die versicherte Person',
  legal: 'gesetzliche Vertretung',
  authorised: 'bevollmächtigte Person',
};
