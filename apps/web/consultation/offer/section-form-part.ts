import { deferredPart } from '../../connection/deferred/deferred-part.ts';

/** The form of a section; most sections are only read. */
export const SECTION_FORM = deferredPart(async () => (await import('./section-form.tsx')).SectionForm);
