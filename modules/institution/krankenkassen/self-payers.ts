import { sameName } from '#platform/domain';

/**
 * The three choices for people who pay themselves, by their names in the list of Krankenkassen. Only the
 * row's flag `selfPay` counts; the names seed it and select wording.
 */
export const SELF_PAYERS = {
  selfPaying: 'Selbstzahler',
  privatelyInsured: 'Private Krankenkasse',
  uninsured: 'Keine Krankenkasse',
} as const;

/** Whether a new Krankenkasse of this name gets the flag by default. */
export const isSelfPayer = (kasse: string): boolean =>
  Object.values(SELF_PAYERS).some((name) => sameName(name, kasse));
