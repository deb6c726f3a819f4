import type { Right } from '#platform/domain';

// What the calls of an institution's settings say alike: each takes the whole back that GET answers, and has a version.

/** Whose settings a call is about. */
export const INSTITUTION = 'Die eigene Institution; sie darf fehlen. Personal des Herstellers nennt jede';
/** What names the state that somebody has seen. */
export const VERSION = 'Die version aus der Antwort von PUT oder DELETE; statt ihrer geht If-Match';
/** What naming it is good for. */
export const SEEN =
  'Wer mit If-Match den ETag von GET nennt, oder eine version, überschreibt nichts, was inzwischen jemand anderes gespeichert hat.';

/** What such a call refuses, by status. */
export const settingsRefusals = (right: Right) => ({
  403: `Das Recht ${right} fehlt.`,
  404: 'Die Institution gibt es nicht, oder es ist nicht die eigene.',
  409: 'Inzwischen ist etwas anderes gespeichert; current ist, was PUT jetzt antworten würde.',
});
