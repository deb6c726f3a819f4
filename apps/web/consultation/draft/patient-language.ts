/** The languages of the patient's view, in display order. */
export const PATIENT_LANGUAGES = ['de', 'en', 'tr', 'pl', 'ru', 'uk', 'ar'] as const;
export type PatientLanguage = (typeof PATIENT_LANGUAGES)[number];
