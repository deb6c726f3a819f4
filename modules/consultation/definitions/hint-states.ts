/** States of a hint's text: changed ones first, those without a text last. */
export const HINT_STATES = ['geändert', 'entfernt', 'wie geliefert', 'ohne Hinweis'];
