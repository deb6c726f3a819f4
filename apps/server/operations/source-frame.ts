import { readFileSync } from 'node:fs';
import { SourceMap, type SourceMapPayload } from 'node:module';
import { dirname, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectRoot } from '#platform';

/** A line of a stack, in the terms of the sources. */
export interface SourceFrame {
  /** Such as `at priceTab (modules/consultation/pricing/offer.ts:110:9)`. */
  readonly line: string;
  /** Text of the source file; null for packages and Node itself. */
  source(): string | null;
}

interface OpenMap {
  readonly map: SourceMap;
  readonly payload: SourceMapPayload;
}

const PLACE = /^(at .*?)((?:file:\/\/)?\/[^()]+):(\d+):(\d+)(\)?)$/;

/** Source maps that were asked for, by file; null for a file without one. They lie beside the build, for the server alone. */
const maps = new Map<string, OpenMap | null>();

/**
 * Maps a line of a stack from the build to the sources; other lines stay. Reads the map when a failure needs it:
 * `--enable-source-maps` reads those of all files at the start, and makes each stack slower.
 */
export function sourceFrame(line: string): SourceFrame {
  const [, before = '', address = '', row = '1', column = '1', after = ''] = PLACE.exec(line) ?? [];
  if (address === '') return { line, source: () => null };
  const file = address.startsWith('file:') ? fileURLToPath(address) : address;
  if (!file.startsWith(projectRoot() + sep)) return { line, source: () => null };
  if (file.includes(`${sep}node_modules${sep}`))
    return { line: `${before}${named(file)}:${row}:${column}${after}`, source: () => null };
  const open = mapOf(file);
  const entry = open?.map.findEntry(Number(row) - 1, Number(column) - 1);
  if (!open || !entry || !('originalSource' in entry))
    return { line: `${before}${named(file)}:${row}:${column}${after}`, source: () => textOf(file) };
  const { originalSource, originalLine, originalColumn } = entry;
  const path = resolve(dirname(file), originalSource);
  const { sources, sourcesContent } = open.payload as { sources: string[]; sourcesContent?: string[] };
  return {
    line: `${before}${named(path)}:${originalLine + 1}:${originalColumn + 1}${after}`,
    source: () =>
      path.includes(`${sep}node_modules${sep}`)
        ? null
        : (sourcesContent?.[sources.indexOf(originalSource)] ?? null),
  };
}

const named = (path: string) => relative(projectRoot(), path);

function mapOf(file: string): OpenMap | null {
  let open = maps.get(file);
  if (open === undefined) {
    open = openMap(file);
    maps.set(file, open);
  }
  return open;
}

function openMap(file: string): OpenMap | null {
  try {
    const payload: SourceMapPayload = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
    return { map: new SourceMap(payload), payload };
  } catch {
    // None, or a damaged one: the place in the build is better than no line.
    return null;
  }
}

function textOf(file: string): string | null {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The line then goes without its message.
    return null;
  }
}
