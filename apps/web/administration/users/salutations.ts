/** The salutations as options of a form. */
export const SALUTATIONS = [
  { value: '0', label: 'Frau' },
  { value: '1', label: 'Herr' },
];
