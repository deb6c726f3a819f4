/** Finds the files that the pure faces of the modules consist of, wherever they lie. */
import { posix } from 'node:path';
import { importsOf } from './imports.ts';
import type { Source } from './sources.ts';

const PURE_FACE = /^modules\/[a-z]+\/(domain(\/index)?|calls)\.ts$/;
/** Files that declare calls. */
export const CALLS = /\.calls\.ts$/;
const ALWAYS = /\.record\.ts$|^modules\/[a-z]+\/domain\//;

/**
 * The rules of the product: each file that a pure face (of the domain, or of the calls) reaches inside its own module, by types too, and each record.
 * They may be loaded by a browser, so none may import the server, and none knows the clock.
 */
export function rulesOf(sources: readonly Source[], faces: readonly string[]): ReadonlySet<string> {
  const texts = new Map(sources.map(({ file, text }) => [file, text]));
  const waiting = [
    ...faces.map((face) => posix.normalize(face)).filter((face) => PURE_FACE.test(face)),
    ...[...texts.keys()].filter((file) => ALWAYS.test(file)),
  ];
  const rules = new Set<string>();
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (rules.has(file)) continue;
    rules.add(file);
    for (const { target, typeOnly } of importsOf(file, texts.get(file) ?? '')) {
      // A call names the types of its answers, which services declare.
      if (typeOnly && CALLS.test(file)) continue;
      if (target?.startsWith('.')) waiting.push(posix.join(posix.dirname(file), target));
    }
  }
  return rules;
}
