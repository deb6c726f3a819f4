/**
 * The three choices that stand for paying oneself, by the name under which the list of Krankenkassen offers them
 * (readings, section 1). What counts is the flag `selfPay` of the row; the names seed it and choose words.
 */
export const SELF_PAYERS = {
  selfPaying: 'Selbstzahler',
  privatelyInsured: 'Private Krankenkasse',
  uninsured: 'Keine Krankenkasse',
} as const;
