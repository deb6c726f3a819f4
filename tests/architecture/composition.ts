/** Finds services that are built elsewhere than by Nest. */
import ts from 'typescript';
import { parse, walk } from './imports.ts';

/** The ground floor's own providers; and who sets up an empty database, before there are any. */
const BUILDERS = new Set(['modules/platform/platform.module.ts', 'modules/setup/first-user.ts']);

/** Each `new …` of a class of these names in a file. */
export function builtIn(file: string, text: string, services: ReadonlySet<string>): string[] {
  const found: string[] = [];
  if (BUILDERS.has(file)) return found;
  walk(parse(file, text), (node) => {
    if (!ts.isNewExpression(node)) return;
    const name = node.expression.getText().replace(/^.*\./, '');
    if (services.has(name)) found.push(`${file} builds ${name}`);
  });
  return found;
}
