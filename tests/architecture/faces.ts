/** Reads what the faces of modules export, and what of it others import. */
import ts from 'typescript';
import { parse, walk } from './imports.ts';
import type { Source } from './sources.ts';

/** Stands for all names of a file that is passed on as a whole. */
export const EVERYTHING = '*';

/** The names that a file exports. */
export function exportsOf({ file, text }: Source): string[] {
  return parse(file, text).statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const named = statement.exportClause;
      if (named === undefined) return [EVERYTHING];
      return ts.isNamedExports(named) ? named.elements.map(({ name }) => name.text) : [named.name.text];
    }
    return isExported(statement) ? namesOf(statement) : [];
  });
}

function isExported(statement: ts.Statement): boolean {
  const modifiers = ts.canHaveModifiers(statement) ? ts.getModifiers(statement) : undefined;
  return modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  }
  const { name } = statement as ts.DeclarationStatement;
  return [name?.getText() ?? 'default'];
}

/** What a file takes from another one. */
interface Taking {
  readonly target: string;
  readonly names: readonly string[];
}

/**
 * What a file imports or passes on, by name. Where it takes a whole file, as `import * as x`, `await import(…)` or
 * `import('…').X`, each name that stands in its own text counts.
 */
function takingsOf({ file, text }: Source): Taking[] {
  const takings: Taking[] = [];
  const source = parse(file, text);
  walk(source, (node) => {
    const target = targetOf(node);
    if (target !== null) takings.push({ target, names: takenBy(node) ?? namesIn(source) });
  });
  return takings;
}

function targetOf(node: ts.Node): string | null {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return literal(node.moduleSpecifier);
  if (ts.isImportTypeNode(node)) {
    return ts.isLiteralTypeNode(node.argument) ? literal(node.argument.literal) : null;
  }
  const loads = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  return loads ? literal(node.arguments[0]) : null;
}

const literal = (node: ts.Node | undefined) => (node && ts.isStringLiteralLike(node) ? node.text : null);

/** The names in the braces of an import or a re-export; null where there are none. */
function takenBy(node: ts.Node): string[] | null {
  const list = ts.isImportDeclaration(node)
    ? node.importClause?.namedBindings
    : ts.isExportDeclaration(node)
      ? node.exportClause
      : undefined;
  if (list === undefined || !(ts.isNamedImports(list) || ts.isNamedExports(list))) return null;
  return list.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
}

function namesIn(source: ts.SourceFile): string[] {
  const names: string[] = [];
  walk(source, (node) => {
    if (ts.isIdentifier(node)) names.push(node.text);
  });
  return names;
}

/**
 * The names that a face exports and that no file outside of its module imports by it.
 *
 * @param entryPoint the name that the face is imported by, such as `#auth/domain`
 */
export function unusedExports(entryPoint: string, face: Source, sources: readonly Source[]): string[] {
  const module = face.file.split('/').slice(0, 2).join('/');
  const used = new Set(
    sources
      .filter(({ file, text }) => !file.startsWith(`${module}/`) && text.includes(entryPoint))
      .flatMap(takingsOf)
      .flatMap(({ target, names }) => (target === entryPoint ? names : [])),
  );
  return exportsOf(face).filter((name) => !used.has(name));
}
