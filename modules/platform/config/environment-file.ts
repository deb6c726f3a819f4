import { readFileSync, statSync } from 'node:fs';

const MOST_BYTES = 64 * 1024;
/** As systemd takes it for a variable. */
const NAME = /^[A-Za-z_][A-Za-z0-9_]*$/;
const BLANK = /[ \t]/;
const LINE_END = /[\n\r]/;
/** Characters that a backslash escapes between double quotes. */
const ESCAPED = '"\\`$';

/**
 * Reads a file of variables as systemd's `EnvironmentFile=` does (systemd.exec(5)), so that the command line gets the
 * values of the services. Nothing in it is executed or expanded.
 *
 * @throws Error that names the file
 */
export function readEnvironmentFile(file: string): Readonly<Record<string, string>> {
  try {
    if (statSync(file).size > MOST_BYTES) throw new Error('is too large');
    return parseEnvironment(readFileSync(file, 'utf8'));
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw new Error(`${file}: ${code === undefined ? message : `cannot be read (${code})`}`, {
      cause: error,
    });
  }
}

/**
 * Parses a file of variables as systemd does: quotes may begin and end within a value, a backslash at the end of a line
 * continues it, `#` and `;` begin comments at the start of a line only. Lines that name no variable are skipped.
 */
export function parseEnvironment(text: string): Readonly<Record<string, string>> {
  const found: Record<string, string> = {};
  const reader = new Reader(text);
  while (!reader.isAtEnd()) {
    reader.skip(/\s/);
    if (reader.isAt('#') || reader.isAt(';')) {
      reader.skip(/[^\n\r]/);
      continue;
    }
    const name = reader.take(/[^=\n\r]/).trimEnd();
    if (!reader.isAt('=')) continue;
    reader.next();
    const value = readValue(reader);
    if (NAME.test(name)) found[name] = value;
  }
  return found;
}

function readValue(reader: Reader): string {
  let value = '';
  reader.skip(BLANK);
  while (!reader.isAtEnd() && !LINE_END.test(reader.peek())) {
    if (reader.isAt("'")) value += singleQuoted(reader);
    else if (reader.isAt('"')) value += doubleQuoted(reader);
    else {
      value += unquoted(reader);
      break;
    }
    reader.skip(BLANK);
  }
  return value;
}

/** To the end of the line; quotes mean nothing once it has begun. */
function unquoted(reader: Reader): string {
  let value = '';
  /** Length that escaped blanks protect from trimming. */
  let kept = 0;
  while (!reader.isAtEnd() && !LINE_END.test(reader.peek())) {
    if (!reader.isAt('\\')) value += reader.next();
    else {
      reader.next();
      const escaped = reader.next();
      if (!LINE_END.test(escaped)) value += escaped;
      kept = value.length;
    }
  }
  return value.slice(0, kept) + value.slice(kept).trimEnd();
}

function singleQuoted(reader: Reader): string {
  reader.next();
  const value = reader.take(/[^']/);
  reader.next();
  return value;
}

function doubleQuoted(reader: Reader): string {
  let value = '';
  reader.next();
  while (!reader.isAtEnd() && !reader.isAt('"')) {
    if (!reader.isAt('\\')) {
      value += reader.next();
      continue;
    }
    reader.next();
    const escaped = reader.next();
    if (ESCAPED.includes(escaped)) value += escaped;
    else if (!LINE_END.test(escaped)) value += `\\${escaped}`;
  }
  reader.next();
  return value;
}

class Reader {
  private readonly text: string;
  private place = 0;

  constructor(text: string) {
    this.text = text;
  }

  isAtEnd(): boolean {
    return this.place >= this.text.length;
  }

  peek(): string {
    return this.text[this.place] ?? '';
  }

  isAt(character: string): boolean {
    return this.peek() === character;
  }

  next(): string {
    this.place += 1;
    return this.text[this.place - 1] ?? '';
  }

  take(kind: RegExp): string {
    const start = this.place;
    this.skip(kind);
    return this.text.slice(start, this.place);
  }

  skip(kind: RegExp): void {
    while (!this.isAtEnd() && kind.test(this.peek())) this.place += 1;
  }
}
