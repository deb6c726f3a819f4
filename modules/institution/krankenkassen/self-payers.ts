import { sameName } from '#platform/domain';

/**
 * The three choices that stand for paying oneself, by the name under which the list of Krankenkassen offers them
 * (readings, section 1). What counts is the flag `selfPay` of the row; the names seed it and choose words.
 */
export const SELF_PAYERS = {
  selfPaying: 'Selbstzahler',
  privatelyInsured: 'Private Krankenkasse',
  uninsured: 'Keine Krankenkasse',
} as const;

/** Whether a new Krankenkasse of this name is one of them, where nothing is said of it. */
export const isSelfPayer = (kasse: string): boolean =>
  Object.values(SELF_PAYERS).some((name) => sameName(name, kasse));
