/** Reads what a source file imports, and what it asks of the world, with TypeScript's own parser. */
import ts from 'typescript';

/** One import or re-export. */
export interface Import {
  readonly file: string;
  readonly line: number;
  /** What it names; null where that is computed at run time. */
  readonly target: string | null;
  /** Whether nothing of it is left when the types are gone. */
  readonly typeOnly: boolean;
}

/** A use of the clock, of chance or of the machine. */
export interface Impurity {
  readonly file: string;
  readonly line: number;
  readonly text: string;
}

/** A file as TypeScript reads it. */
export function parse(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
}

/** Goes through a node and all below it. */
export function walk(node: ts.Node, visit: (node: ts.Node) => void): void {
  visit(node);
  node.forEachChild((child) => walk(child, visit));
}

const lineOf = (node: ts.Node) =>
  node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
const textOf = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : null);

/**
 * Static and dynamic imports, re-exports, `import('…').Type`, `import x = require('…')` and `require('…')`.
 * `import { type X }` counts as a value: under verbatimModuleSyntax the module is still loaded.
 */
export function importsOf(file: string, text: string): Import[] {
  const found: Import[] = [];
  const add = (node: ts.Node, target: string | null, typeOnly: boolean) =>
    found.push({ file, line: lineOf(node), target, typeOnly });
  walk(parse(file, text), (node) => {
    if (ts.isImportDeclaration(node)) {
      add(node, textOf(node.moduleSpecifier), node.importClause?.isTypeOnly ?? false);
    } else if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
      add(node, textOf(node.moduleSpecifier), node.isTypeOnly);
    } else if (ts.isImportTypeNode(node)) {
      add(node, ts.isLiteralTypeNode(node.argument) ? textOf(node.argument.literal) : null, true);
    } else if (ts.isExternalModuleReference(node)) {
      add(node, textOf(node.expression), false);
    } else if (ts.isCallExpression(node) && isLoading(node.expression)) {
      add(node, textOf(node.arguments[0]), false);
    }
  });
  return found;
}

function isLoading(callee: ts.Expression): boolean {
  return (
    callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === 'require')
  );
}

/** What reads the clock, draws lots or knows the machine. */
const OUTSIDE = new Set([
  'Math.random',
  'Date.now',
  'performance.now',
  'process.env',
  'crypto.randomUUID',
  'crypto.getRandomValues',
]);
const OUTSIDE_CALLS = new Set(['Date', 'setTimeout', 'setInterval', 'fetch']);

/** Uses of the clock, of chance or of the machine: a rule is handed all it needs. */
export function impuritiesOf(file: string, text: string): Impurity[] {
  const found: Impurity[] = [];
  walk(parse(file, text), (node) => {
    const impure =
      (ts.isPropertyAccessExpression(node) && OUTSIDE.has(node.getText().replace(/^globalThis\./, ''))) ||
      (ts.isNewExpression(node) && node.expression.getText() === 'Date' && !node.arguments?.length) ||
      (ts.isCallExpression(node) && OUTSIDE_CALLS.has(node.expression.getText()));
    if (impure) found.push({ file, line: lineOf(node), text: node.getText() });
  });
  return found;
}
