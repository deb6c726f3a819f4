/** Common prefix of all documented calls. */
export const CALLS = '/static/api/';
