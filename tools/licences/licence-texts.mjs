/** The texts of licences that come with packages, those that say the same put together. */
import { readdirSync, readFileSync } from 'node:fs';

const FILES = /^(licen[sc]e|copying|notice)(\.|-|$)/i;
const SOURCE = /\.([cm]?[jt]s|json)$/i;
const RIGHTS = /^[\s*>#-]*(copyright\b|\(c\)|©|all rights reserved)/i;
const TITLE = /^[\s*#]*(the\s+)?(mit|isc)(\s+licen[sc]e)?(\s+\((mit|isc|expat)\))?[\s*:.]*$/i;

/**
 * A text with those whose packages it came with.
 *
 * @typedef {object} LicenceText
 * @property {string[]} packages `zod 4.6.7`
 * @property {string[]} rights lines that name the holders of the rights
 * @property {string} text without those lines
 */

/**
 * The texts that lie in the folders of packages. Optional packages are left out: they are installed on some machines
 * alone.
 *
 * @param {readonly import('./delivered-packages.mjs').DeliveredPackage[]} packages
 * @param {string} [root] folder of node_modules
 * @returns {LicenceText[]}
 */
export function licenceTexts(packages, root = '.') {
  const groups = new Map();
  for (const { path, name, version, isOptional } of packages) {
    if (isOptional) continue;
    const folder = `${root}/${path}`;
    for (const file of readdirSync(folder).sort()) {
      if (!FILES.test(file) || SOURCE.test(file)) continue;
      const { rights, text } = parted(readFileSync(`${folder}/${file}`, 'utf8'));
      const key = text
        .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
        .trim()
        .toLowerCase();
      if (key === '' && rights.length === 0) continue;
      const group = groups.get(key) ?? { packages: new Set(), rights: new Set(), text };
      group.packages.add(`${name} ${version}`);
      for (const line of rights) group.rights.add(line);
      groups.set(key, group);
    }
  }
  return [...groups.values()].map((group) => ({
    packages: [...group.packages],
    rights: [...group.rights],
    text: group.text,
  }));
}

/** Lines that name holders at the head of a text, and the rest of it. */
function parted(whole) {
  const lines = whole
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n');
  const isTerms = lines.length > 60;
  // Long texts, as that of the Apache License, hold such lines as an example.
  const rights = isTerms ? [] : lines.filter((line) => RIGHTS.test(line));
  const rest = lines.filter((line) => !rights.includes(line) && !TITLE.test(line));
  return {
    rights: rights.map((line) => line.replace(/^[\s*>#-]+/, '').trim()),
    text: rest
      .map((line) => line.trimEnd())
      .join('\n')
      .replaceAll(/\n{3,}/g, '\n\n')
      .replace(/^\n+|\n+$/g, ''),
  };
}
