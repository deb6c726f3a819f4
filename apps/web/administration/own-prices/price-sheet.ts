import { readOwnPrice, type StoredPrices } from '#institution/domain';
import type { Cents } from '#platform/domain';
import { priceText } from './price-text.ts';

/** State of a price: unchanged, unsaved, saved during this visit, or its error. */
export type PriceState = 'as-stored' | 'unsaved' | 'saved' | `wrong:${string}`;
/** The note of a row: its state, or why the last entry was refused. */
export type PriceWord = PriceState | `refused:${string}`;

/** Number of unsaved prices, and how many of them are invalid. */
export interface SheetCounts {
  readonly unsaved: number;
  readonly wrong: number;
}

type Prices = ReadonlyMap<string, Cents>;
const NOTHING: SheetCounts = { unsaved: 0, wrong: 0 };

/**
 * The prices while they are typed. The fields hold their texts; each row subscribes to its own state, so that
 * a key press renders only what it changes.
 */
export class PriceSheet {
  private base: Prices;
  private known: number;
  /** Typed texts of the sizes whose price differs from the stored one. */
  private readonly typed = new Map<string, string>();
  private readonly states = new Map<string, PriceState>();
  private readonly refusals = new Map<string, string>();
  private readonly fields = new Map<string, HTMLInputElement>();
  private readonly rows = new Map<string, () => void>();
  private readonly listeners = new Set<() => void>();
  private readonly typists = new Set<() => void>();
  private counted = NOTHING;

  constructor({ version, prices }: StoredPrices) {
    this.known = version;
    this.base = new Map(Object.entries(prices));
  }

  /** Version of the stored prices, as last known. */
  get version(): number {
    return this.known;
  }

  /** The stored prices, as last known. */
  get stored(): Prices {
    return this.base;
  }

  /** What the field of a size shows. */
  text(id: string): string {
    return this.typed.get(id) ?? priceText(this.base.get(id));
  }

  /** The price a size would have if it were saved now; null for none or an invalid text. */
  price(id: string): Cents | null {
    return readOwnPrice(this.text(id)).cents ?? null;
  }

  readonly state = (id: string): PriceState => this.states.get(id) ?? 'as-stored';
  readonly counts = (): SheetCounts => this.counted;

  /** The note of a size's row. */
  readonly word = (id: string): PriceWord => {
    const refused = this.refusals.get(id);
    return refused === undefined ? this.state(id) : `refused:${refused}`;
  };

  /** Subscribes to a row; returns the function that unsubscribes. */
  readonly watchRow = (id: string, tell: () => void): (() => void) => {
    this.rows.set(id, tell);
    return () => this.rows.delete(id);
  };

  /** Subscribes to the counts; returns the function that unsubscribes. */
  readonly watch = (tell: () => void): (() => void) => {
    this.listeners.add(tell);
    return () => this.listeners.delete(tell);
  };

  /** Registers the field of a size, so that texts set by the program reach it. */
  show(id: string, field: HTMLInputElement | null): void {
    if (field === null) this.fields.delete(id);
    else this.fields.set(id, field);
  }

  /** Says why an entry was refused; null or the next entry takes that back. */
  hint(id: string, refused: string | null): void {
    if (refused === null ? !this.refusals.delete(id) : this.refusals.get(id) === refused) return;
    if (refused !== null) this.refusals.set(id, refused);
    this.rows.get(id)?.();
  }

  /** Takes a typed text. */
  type(id: string, text: string): void {
    this.judge(id, text);
    this.count();
  }

  /** Sets prices as if they had been typed. */
  put(prices: Iterable<readonly [string, string]>): void {
    for (const [id, text] of prices) this.judge(id, text);
    this.refresh();
  }

  /** Discards the typed prices. */
  discard(): void {
    for (const id of [...this.typed.keys()]) this.judge(id, priceText(this.base.get(id)));
    this.refresh();
  }

  /** Texts of the sizes whose price changes. */
  changes(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.typed);
  }

  /** The changes that can be saved: a wrong price holds up no other. */
  ready(): Readonly<Record<string, string>> {
    return Object.fromEntries([...this.typed].filter(([id]) => !this.state(id).startsWith('wrong:')));
  }

  /** Ids of the sizes with an invalid price. */
  wrong(): readonly string[] {
    return [...this.states].flatMap(([id, state]) => (state.startsWith('wrong:') ? [id] : []));
  }

  /** Errors of the server, by size. */
  refuse(faults: Readonly<Record<string, string>>): void {
    for (const [id, fault] of Object.entries(faults)) this.tell(id, `wrong:${fault}`);
    this.count();
  }

  /** Marks what was sent as stored. What was typed since stays unsaved. */
  saved(version: number, sent: Readonly<Record<string, string>>): void {
    const base = new Map(this.base);
    for (const [id, text] of Object.entries(sent)) {
      const cents = readOwnPrice(text).cents ?? null;
      if (cents === null) base.delete(id);
      else base.set(id, cents);
    }
    const shown = new Map(Object.keys(sent).map((id) => [id, this.text(id)]));
    this.base = base;
    this.known = version;
    for (const [id, text] of shown) {
      this.judge(id, text);
      if (this.state(id) === 'as-stored') this.tell(id, 'saved');
    }
    this.refresh();
  }

  /** Takes over prices changed elsewhere. The typed texts stay and are compared again. */
  rebase({ version, prices }: StoredPrices): void {
    const typed = [...this.typed];
    this.base = new Map(Object.entries(prices));
    this.known = version;
    for (const [id, text] of typed) this.judge(id, text);
    this.refresh();
  }

  private judge(id: string, text: string): void {
    this.hint(id, null);
    const read = readOwnPrice(text);
    if (read.fault !== undefined) {
      this.typed.set(id, text);
      this.tell(id, `wrong:${read.fault}`);
    } else if (read.cents === (this.base.get(id) ?? null)) {
      this.typed.delete(id);
      this.tell(id, 'as-stored');
    } else {
      this.typed.set(id, text);
      this.tell(id, 'unsaved');
    }
  }

  private tell(id: string, state: PriceState): void {
    if (this.state(id) === state) return;
    if (state === 'as-stored') this.states.delete(id);
    else this.states.set(id, state);
    this.rows.get(id)?.();
  }

  /** Writes the texts into the fields on the screen. */
  private refresh(): void {
    for (const [id, field] of this.fields) {
      const text = this.text(id);
      if (field.value !== text) field.value = text;
    }
    this.count();
  }

  /** Subscribes to each typed price; returns the function that unsubscribes. */
  readonly watchTyped = (tell: () => void): (() => void) => {
    this.typists.add(tell);
    return () => this.typists.delete(tell);
  };

  private count(): void {
    for (const tell of this.typists) tell();
    const unsaved = this.typed.size;
    const wrong = unsaved === 0 ? 0 : this.wrong().length;
    if (unsaved === this.counted.unsaved && wrong === this.counted.wrong) return;
    this.counted = { unsaved, wrong };
    for (const tell of this.listeners) tell();
  }
}
