/** Below which all documented calls lie. */
export const CALLS = '/static/api/';
