/** Finds services that are built elsewhere than in the composition root. */
import ts from 'typescript';
import { parse, walk } from './imports.ts';

/** The file that builds them. */
const ROOT = 'modules/setup/services.ts';

/** Each `new …` of a class of these names in a file. */
export function builtIn(file: string, text: string, services: ReadonlySet<string>): string[] {
  const found: string[] = [];
  if (file === ROOT) return found;
  walk(parse(file, text), (node) => {
    if (!ts.isNewExpression(node)) return;
    const name = node.expression.getText().replace(/^.*\./, '');
    if (services.has(name)) found.push(`${file} builds ${name}`);
  });
  return found;
}
