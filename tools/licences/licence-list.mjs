/** The list of licences that everybody can read: what is delivered, under which licence, and the texts. */
import { readFileSync } from 'node:fs';
import { deliveredPackages } from './delivered-packages.mjs';
import { isAllowed } from './licence-rules.mjs';
import { licenceTexts } from './licence-texts.mjs';

/** Where the list is committed; the server shows it below /dokumente/. */
export const LICENCE_LIST = 'data/documents/lizenzen.txt';

/** What is delivered besides packages: folders with a licence of their own. */
const DATA = [
  { title: 'Schrift der Dokumente (data/typefaces)', file: 'data/typefaces/LICENSE.md' },
  { title: 'Postleitzahlen (data/postcodes)', file: 'data/postcodes/LICENSE.md' },
];

const LINE = '='.repeat(78);

/**
 * Makes the list.
 *
 * @param {string} [root] folder of the product, with its packages installed
 * @returns {string}
 * @throws Error that names each package whose licence is not allowed
 */
export function licenceList(root = '.') {
  const packages = deliveredPackages(root);
  const refused = packages.filter((each) => !isAllowed(each));
  if (refused.length > 0) {
    const names = refused.map(
      ({ name, version, licence }) => `${name} ${version}: ${licence || 'no licence'}`,
    );
    throw new Error(`Licences that are not allowed (tools/licences/licence-rules.mjs):\n${names.join('\n')}`);
  }
  const rows = new Set(
    packages.map(
      ({ name, version, licence, isOptional }) =>
        `${name} ${version} (${licence})${isOptional ? ', je nach Rechner' : ''}`,
    ),
  );
  return [
    'Lizenzen',
    '',
    'Inkoberatung enthält die folgenden freien Programme, Schriften und Daten. Zuerst stehen hier ihre Namen',
    'mit der Lizenz, danach die Texte der Lizenzen und die Namen derer, die Rechte daran haben.',
    '',
    'Das Programm läuft mit Node.js (https://nodejs.org, MIT und weitere Lizenzen), das nicht zu ihm gehört.',
    'Die Pakete @img/sharp-libvips-… enthalten die Bibliothek libvips unter der LGPL 3.0',
    '(https://www.gnu.org/licenses/lgpl-3.0.html) und nennen in ihrer Datei README.md, woraus sie besteht.',
    'Sie liegt als eigene Datei bei und kann ersetzt werden.',
    '',
    ...[...rows],
    ...licenceTexts(packages, root).flatMap(({ packages: names, rights, text }) => [
      ...['', LINE, ''],
      ...names,
      ...(rights.length === 0 ? [] : ['', ...rights]),
      ...(text === '' ? [] : ['', text]),
    ]),
    ...DATA.flatMap(({ title, file }) => [
      ...['', LINE, '', title, ''],
      readFileSync(`${root}/${file}`, 'utf8').trim(),
    ]),
    '',
  ].join('\n');
}
