import { type DeferredPart, deferredPart } from '../../../connection/deferred/deferred-part.ts';
import type { PatientLanguage } from '../../draft/patient-language.ts';
import type { Sentences } from './sentences.ts';

/** The name of each language in that language. */
export const LANGUAGE_NAMES: Readonly<Record<PatientLanguage, string>> = {
  de: 'Deutsch',
  en: 'English',
  tr: 'Türkçe',
  pl: 'Polski',
  ru: 'Русский',
  uk: 'Українська',
  ar: 'العربية',
};

/** The sentences of each language but German, which the view brings along. */
export const LANGUAGES: Readonly<Record<Exclude<PatientLanguage, 'de'>, DeferredPart<Sentences>>> = {
  en: deferredPart(async () => (await import('./en.ts')).sentences),
  tr: deferredPart(async () => (await import('./tr.ts')).sentences),
  pl: deferredPart(async () => (await import('./pl.ts')).sentences),
  ru: deferredPart(async () => (await import('./ru.ts')).sentences),
  uk: deferredPart(async () => (await import('./uk.ts')).sentences),
  ar: deferredPart(async () => (await import('./ar.ts')).sentences),
};

/** Direction in which a language is written. */
export const directionOf = (language: PatientLanguage): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr');
