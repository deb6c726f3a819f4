/**
 * Which licences a delivered package may have. All of these allow use in a program that is not free itself, without
 * opening its source.
 */

/** Licences by their SPDX identifiers. */
const ALLOWED = [
  ...['0BSD', 'Apache-2.0', 'BlueOak-1.0.0', 'BSD-2-Clause', 'BSD-3-Clause', 'CC0-1.0', 'ISC'],
  ...['MIT', 'MIT-0', 'OFL-1.1', 'Unlicense'],
];

/** Licences that are allowed to some packages alone. */
const EXCEPTIONS = [
  {
    licence: 'LGPL-3.0-or-later',
    // libvips, which sharp loads as a library of its own: an operator may put another one in its place.
    packages: /^@img\/sharp-(libvips-|win32-|wasm32$)/,
  },
];

/**
 * Whether a package may be delivered.
 *
 * @param {{ name: string, licence: string }} given licence as an SPDX expression
 */
export function isAllowed({ name, licence }) {
  const options = alternatives(licence.trim());
  return options.some((all) => all.every((each) => isAllowedOne(name, each)));
}

function isAllowedOne(name, licence) {
  if (ALLOWED.includes(licence)) return true;
  return EXCEPTIONS.some((exception) => exception.licence === licence && exception.packages.test(name));
}

/**
 * The alternatives of an SPDX expression, each with the licences that hold together. Parentheses around the whole are
 * left out; expressions that nest are not needed so far, and are refused by the unknown names that they leave.
 */
function alternatives(expression) {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  return plain.split(/\s+OR\s+/).map((all) => all.split(/\s+AND\s+/));
}
