import type { Right } from '../domain/actor.ts';

// Texts shared by the calls for an institution's settings: each accepts what GET answers, and has a version.

/** Describes the institution parameter. */
export const INSTITUTION = 'Die eigene Institution; sie darf fehlen. Personal des Herstellers nennt jede';
/** Describes the version. */
export const SEEN_VERSION = 'Die version aus der Antwort von PUT oder DELETE; statt ihrer geht If-Match';
/** Describes its purpose. */
export const SEEN =
  'Wer mit If-Match den ETag von GET nennt, oder eine version, überschreibt nichts, was inzwischen jemand anderes gespeichert hat.';

/** The refusals of such a call, by status. */
export const settingsRefusals = (right: Right) => ({
  403: `Das Recht ${right} fehlt.`,
  404: 'Die Institution gibt es nicht, oder es ist nicht die eigene.',
  409: 'Inzwischen ist etwas anderes gespeichert; current ist, was PUT jetzt antworten würde.',
});
