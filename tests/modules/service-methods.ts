import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** A class as an import gives it. */
export type ServiceClass = { readonly name: string; readonly prototype: object };

/** The services among what files export, each once. */
export function servicesIn(exported: readonly Readonly<Record<string, unknown>>[]): ServiceClass[] {
  const classes = exported.flatMap((names) =>
    Object.entries(names).flatMap(([name, value]) =>
      name.endsWith('Service') && typeof value === 'function' ? [value as ServiceClass] : [],
    ),
  );
  return [...new Set(classes)];
}

/**
 * The methods of a class that others may call, inherited ones too, as `Service.method`, each with whether it takes an
 * actor first.
 *
 * @param hidden names of the private and protected methods of each class
 */
export function publicMethods(
  { name, prototype }: ServiceClass,
  hidden: ReadonlyMap<string, ReadonlySet<string>>,
): { readonly method: string; readonly takesActor: boolean }[] {
  const methods = new Map<string, string>();
  const kept = new Set(['constructor']);
  for (let each = prototype; each !== Object.prototype; each = Object.getPrototypeOf(each)) {
    for (const own of hidden.get(each.constructor.name) ?? []) kept.add(own);
    for (const [own, { value }] of Object.entries(Object.getOwnPropertyDescriptors(each)))
      if (!methods.has(own)) methods.set(own, String(value));
  }
  return [...methods]
    .filter(([method]) => !kept.has(method))
    .map(([method, source]) => ({
      method: `${name}.${method}`,
      takesActor: /^[^(]*\(\s*actor\b/.test(source),
    }));
}

/** Names of the private and protected methods in a source, by class. */
export function hiddenMethodsIn(source: string): Map<string, ReadonlySet<string>> {
  const classes = ts.createSourceFile('source.ts', source, ts.ScriptTarget.Latest).statements;
  return new Map(
    classes
      .filter(ts.isClassDeclaration)
      .map((declared) => [
        declared.name?.text ?? '',
        new Set(
          declared.members
            .filter(
              (member) =>
                (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.NonPublicAccessibilityModifier) !== 0,
            )
            .flatMap(({ name }) => (name !== undefined && ts.isIdentifier(name) ? [name.text] : [])),
        ),
      ]),
  );
}

/** The same of all modules. */
export function hiddenMethods(): Map<string, ReadonlySet<string>> {
  const sources = globSync('modules/**/*.ts').map((file) => readFileSync(file, 'utf8'));
  return new Map(
    sources.filter((text) => /\bclass \w+Service\b/.test(text)).flatMap((text) => [...hiddenMethodsIn(text)]),
  );
}
