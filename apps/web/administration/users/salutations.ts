/** How a user is addressed, for a form. */
export const SALUTATIONS = [
  { value: '0', label: 'Frau' },
  { value: '1', label: 'Herr' },
];
