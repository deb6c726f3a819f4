/** Puts the packages of this folder into a stage of the Dockerfile where `npm ci` would put the same ones. */
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { isInstalledFrom } from './install.mjs';

/** npm writes this file again in its place when it prunes: a link would change ours. */
const RECORD = '.package-lock.json';

/** Scripts of the project's own that `npm ci` runs. */
const OWN_SCRIPTS = [
  'preinstall',
  'install',
  'postinstall',
  'prepublish',
  'preprepare',
  'prepare',
  'postprepare',
];

/**
 * Whether `npm ci` in a folder would install what lies in ours: the same lock and package.json, from which npm has
 * installed ours, and nothing else that npm would read or run.
 */
export function wouldInstallOurs(folder) {
  const lock = readFileSync(join(folder, 'package-lock.json'), 'utf8');
  const manifest = readFileSync(join(folder, 'package.json'), 'utf8');
  const { scripts = {} } = JSON.parse(manifest);
  return (
    isInstalledFrom(lock) &&
    manifest === readFileSync('package.json', 'utf8') &&
    !OWN_SCRIPTS.some((name) => name in scripts) &&
    !['.npmrc', join(folder, '.npmrc')].some((file) => existsSync(file))
  );
}

/** Links our packages into a folder, without what tools have left among them. */
export function linkPackages(folder) {
  const isNpms = (name) => !name.startsWith('.') || name === '.bin' || name === RECORD;
  linkFolder('node_modules', join(folder, 'node_modules'), isNpms);
}

/** Copies a folder by links to its files; npm's record and what lies on another disk are copied themselves. */
export function linkFolder(from, to, isWanted = () => true) {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (!isWanted(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.name === RECORD) copyFileSync(source, target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source, target) {
  try {
    linkSync(source, target);
  } catch (error) {
    if (!['EXDEV', 'EMLINK', 'EPERM'].includes(error.code)) throw error;
    copyFileSync(source, target);
  }
}
