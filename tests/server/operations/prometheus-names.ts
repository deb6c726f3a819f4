/** Labels of each metric, by its name, in Prometheus's text format. */
export function labelsByMetric(text: string): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map<string, Set<string>>();
  for (const line of text.split('\n')) {
    const [, name, labels = ''] = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? \S+$/.exec(line) ?? [];
    if (name === undefined) continue;
    const known = found.get(name) ?? new Set();
    for (const [, label = ''] of labels.matchAll(/(\w+)="(?:[^"\\]|\\.)*"/g)) known.add(label);
    found.set(name, known);
  }
  return found;
}

/** A metric of an expression, with the labels that it is selected or grouped by. */
export interface UsedMetric {
  readonly name: string;
  readonly labels: readonly string[];
}

const KEYWORDS = [
  'and',
  'or',
  'unless',
  'by',
  'on',
  'without',
  'ignoring',
  'group_left',
  'group_right',
  'bool',
];

/** The metrics that an expression of PromQL reads. */
export function metricsIn(expression: string): readonly UsedMetric[] {
  const plain = expression
    .replaceAll(/\[[^\]]*\]/g, '')
    .replaceAll(/\b(by|on|without|ignoring)\s*\([^)]*\)/g, '');
  const selectors = [...plain.matchAll(/([a-zA-Z_:][\w:]*)\s*(\{[^}]*\}|\()?/g)];
  return selectors.flatMap(([, name = '', after = '']) => {
    if (after === '(' || KEYWORDS.includes(name) || /^e\d/.test(name)) return [];
    const labels = [...after.matchAll(/(\w+)\s*(?:=~|!~|!=|=)\s*"/g)].map(([, label = '']) => label);
    return [{ name, labels }];
  });
}

/** The labels by which an expression groups. */
export const groupingsIn = (expression: string): readonly string[] =>
  [...expression.matchAll(/\bby\s*\(([^)]*)\)/g)]
    .flatMap(([, names = '']) => names.split(','))
    .map((name) => name.trim())
    .filter((name) => name !== '');
