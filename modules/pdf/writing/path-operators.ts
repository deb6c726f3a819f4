type Point = readonly [x: number, y: number];

const n = (value: number) => String(Math.round(value * 1000) / 1000);
const point = ([x, y]: Point) => `${n(x)} ${n(y)}`;

/** How many numbers a command takes. */
const COUNTS: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, a: 7, z: 0 };
const TOKEN = /[a-z]|-?(?:\d*\.\d+|\d+)/gi;

/**
 * The operators of SVG path data with the commands M, L, H, V, C, S, A and Z, absolute and relative.
 *
 * @throws Error for any other command: the drawings are our own
 */
export function pathOperators(d: string): string[] {
  const operators: string[] = [];
  let at = ZERO;
  let start = ZERO;
  let control = ZERO;
  for (const { command, numbers } of commandsOf(d)) {
    const kind = command.toLowerCase();
    const [baseX, baseY] = command === kind ? at : ZERO;
    const pairs = pairsOf(kind, numbers, at, [baseX, baseY]);
    const end = pairs.at(-1) ?? start;
    if (kind === 'm') operators.push(`${point(end)} m`);
    else if (kind === 'z') operators.push('h');
    else if (kind === 'c' || kind === 's') {
      const mirrored: Point = [2 * at[0] - control[0], 2 * at[1] - control[1]];
      const curve = kind === 'c' ? pairs : [mirrored, ...pairs];
      operators.push(`${curve.map(point).join(' ')} c`);
      control = curve[1] as Point;
    } else if (kind === 'a') operators.push(...arcOperators(at, end, numbers));
    else operators.push(`${point(end)} l`);
    at = end;
    if (kind === 'm') start = end;
    if (kind !== 'c' && kind !== 's') control = end;
  }
  return operators;
}

const ZERO: Point = [0, 0];

function pairsOf(kind: string, numbers: readonly number[], at: Point, base: Point): readonly Point[] {
  const [first = 0] = numbers;
  if (kind === 'h') return [[base[0] + first, at[1]]];
  if (kind === 'v') return [[at[0], base[1] + first]];
  const used = kind === 'a' ? numbers.slice(-2) : numbers;
  return Array.from({ length: used.length / 2 }, (_, index) => [
    base[0] + (used[2 * index] ?? 0),
    base[1] + (used[2 * index + 1] ?? 0),
  ]);
}

/** The commands with their numbers; repeated numbers repeat the command, as lines after a move. */
function* commandsOf(d: string): Iterable<{ command: string; numbers: readonly number[] }> {
  const tokens = d.match(TOKEN) ?? [];
  let command = '';
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] ?? '';
    const named = /[a-z]/i.test(token);
    if (named) index += 1;
    command = named ? token : command === 'm' ? 'l' : command === 'M' ? 'L' : command;
    const count = COUNTS[command.toLowerCase()];
    if (count === undefined || (!named && count === 0)) throw new Error(`The path ${d} is not supported.`);
    yield { command, numbers: tokens.slice(index, index + count).map(Number) };
    index += count;
  }
}

/** A circular arc as curves of at most a quarter each (SVG 1.1, appendix F.6). */
function arcOperators(from: Point, to: Point, numbers: readonly number[]): string[] {
  const [r = 0, , , large = 0, sweep = 0] = numbers;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const half = Math.hypot(dx, dy) / 2;
  const high = Math.sqrt(Math.max(0, r * r - half * half)) / (2 * half);
  const side = large === sweep ? -1 : 1;
  const [cx, cy] = [from[0] + dx / 2 - side * high * dy, from[1] + dy / 2 + side * high * dx];
  const first = Math.atan2(from[1] - cy, from[0] - cx);
  const last = Math.atan2(to[1] - cy, to[0] - cx);
  const full = 2 * Math.PI;
  const turn = sweep === 1 ? (last - first + full) % full || full : (last - first - full) % full || -full;
  const parts = Math.ceil(Math.abs(turn) / (Math.PI / 2) - 1e-9);
  const step = turn / parts;
  const handle = (4 / 3) * Math.tan(step / 4) * r;
  return Array.from({ length: parts }, (_, index) => {
    const [a, b] = [first + index * step, first + (index + 1) * step];
    const [ax, ay] = [cx + r * Math.cos(a), cy + r * Math.sin(a)];
    const [bx, by] = [cx + r * Math.cos(b), cy + r * Math.sin(b)];
    const one: Point = [ax - handle * Math.sin(a), ay + handle * Math.cos(a)];
    const two: Point = [bx + handle * Math.sin(b), by - handle * Math.cos(b)];
    return `${point(one)} ${point(two)} ${point([bx, by])} c`;
  });
}
