/** Institutions, the calls of their screens. */
export { saveContact } from './contact/contact.calls.ts';
export { showPdfPassword } from './contact/pdf-password.calls.ts';
export { saveWording } from './declaration-wording/wording.calls.ts';
/** Institutions, the calls of its screens. */
export { countOffer } from './offer-counts/offer-count.calls.ts';
export { chooseKrankenkassen } from './own-krankenkassen/krankenkassen.calls.ts';
export { lowerRates } from './rate-cut/rate-cut.calls.ts';
export { chooseMethod } from './settings/method.calls.ts';
