import { faultText, type TableFault } from './table-shape.ts';

/** Lines of a file with the same kind of message. */
export interface LineKind {
  readonly column?: string;
  /** German; of many lines what is the same in all of them, or an example. */
  readonly message: string;
  readonly count: number;
  /** The first of them, where each stands. */
  readonly lines: readonly Omit<TableFault, 'message' | 'kind'>[];
  /** Says what it is about: the column need not be named beside it. */
  readonly kind?: string;
}

/** Kinds that are told apart; of more the lines alone are counted. */
const MOST_KINDS = 1000;
/** Lines that a kind names. */
const NAMED_LINES = 5;
/** Different messages of a kind that are listed one by one. */
const MOST_ALIKE = 3;

interface Alike {
  readonly first: TableFault[];
  count: number;
  isSame: boolean;
}

/** What a message is about, without the names and numbers in it. */
const masked = (message: string): string =>
  message.replaceAll(/„[^“]*“/g, '„…“').replaceAll(/[\w.-]*\d[\w.-]*/g, '…');

/** Groups messages about the lines of a file by their kind. */
export class LineKinds {
  private readonly all = new Map<string, Alike>();

  add(fault: TableFault): void {
    const key = `${fault.column ?? ''}: ${fault.kind ?? masked(fault.message)}`;
    const alike = this.all.get(key);
    if (alike !== undefined) {
      alike.count += 1;
      alike.isSame &&= fault.message === alike.first[0]?.message;
      if (alike.first.length < NAMED_LINES) alike.first.push(fault);
    } else if (this.all.size < MOST_KINDS) this.all.set(key, { first: [fault], count: 1, isSame: true });
  }

  /** In the order of their first lines. */
  kinds(): readonly LineKind[] {
    return [...this.all.values()].flatMap(({ first, count, isSame }): readonly LineKind[] => {
      const [example] = first;
      if (example === undefined) return [];
      const isOne = isSame || example.kind !== undefined;
      return isOne || count > MOST_ALIKE
        ? [kindOf(first, count, isOne ? example.message : masked(example.message))]
        : first.map((each) => kindOf([each], 1, each.message));
    });
  }
}

function kindOf(first: readonly TableFault[], count: number, message: string): LineKind {
  const { column, kind } = first[0] ?? {};
  return {
    ...(column !== undefined && { column }),
    ...(kind !== undefined && { kind }),
    ...{ message, count },
    lines: first.map(({ message: _, kind: __, ...place }) => place),
  };
}

/** Groups messages by their kind. */
export function lineKinds(faults: readonly TableFault[]): readonly LineKind[] {
  const kinds = new LineKinds();
  for (const fault of faults) kinds.add(fault);
  return kinds.kinds();
}

/** A kind as a line for people: `682 Zeilen, UVP: … (Zeilen 2, 3, 4, 5, 6 …)`. */
export function kindText({ column, kind, message, count, lines }: LineKind): string {
  const [first] = lines;
  if (count === 1 && first !== undefined) return faultText({ ...first, message });
  const named = lines.map(({ line }) => line).join(', ') + (count > lines.length ? ' …' : '');
  const place = column === undefined || kind !== undefined ? '' : `, ${column}`;
  return `${count} Zeilen${place}: ${message} (Zeilen ${named})`;
}
