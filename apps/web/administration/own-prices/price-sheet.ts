import { readOwnPrice, type StoredPrices } from '#institution/domain';
import type { Cents } from '#platform/domain';
import { priceText } from './price-text.ts';

/** What becomes of a price: nothing, not saved, saved in this visit, or what is wrong with it. */
export type PriceState = 'as-stored' | 'unsaved' | 'saved' | `wrong:${string}`;

/** How many prices are not saved, and how many of them cannot be. */
export interface SheetCounts {
  readonly unsaved: number;
  readonly wrong: number;
}

type Prices = ReadonlyMap<string, Cents>;
const NOTHING: SheetCounts = { unsaved: 0, wrong: 0 };

/**
 * The prices while they are typed. The fields hold their texts themselves; a row hears of its own state alone, so that
 * a key that is pressed draws nothing anew but what it changes.
 */
export class PriceSheet {
  private base: Prices;
  private known: number;
  /** What is typed, of the sizes whose price is another one than is stored. */
  private readonly typed = new Map<string, string>();
  private readonly states = new Map<string, PriceState>();
  private readonly fields = new Map<string, HTMLInputElement>();
  private readonly rows = new Map<string, () => void>();
  private readonly listeners = new Set<() => void>();
  private readonly typists = new Set<() => void>();
  private counted = NOTHING;

  constructor({ version, prices }: StoredPrices) {
    this.known = version;
    this.base = new Map(Object.entries(prices));
  }

  /** The version of the prices that are stored, as far as is known. */
  get version(): number {
    return this.known;
  }

  /** The prices that are stored, as far as is known. */
  get stored(): Prices {
    return this.base;
  }

  /** What the field of a size shows. */
  text(id: string): string {
    return this.typed.get(id) ?? priceText(this.base.get(id));
  }

  /** The price that a size would have if it were saved now; null for none, or where it cannot be read. */
  price(id: string): Cents | null {
    return readOwnPrice(this.text(id)).cents ?? null;
  }

  readonly state = (id: string): PriceState => this.states.get(id) ?? 'as-stored';
  readonly counts = (): SheetCounts => this.counted;

  /** Tells of a row; gives the way to stop. */
  readonly watchRow = (id: string, tell: () => void): (() => void) => {
    this.rows.set(id, tell);
    return () => this.rows.delete(id);
  };

  /** Tells when the counts change; gives the way to stop. */
  readonly watch = (tell: () => void): (() => void) => {
    this.listeners.add(tell);
    return () => this.listeners.delete(tell);
  };

  /** Lets the field of a size follow what is put into it from elsewhere. */
  show(id: string, field: HTMLInputElement | null): void {
    if (field === null) this.fields.delete(id);
    else this.fields.set(id, field);
  }

  /** Takes what somebody has typed. */
  type(id: string, text: string): void {
    this.judge(id, text);
    this.count();
  }

  /** Puts prices into their fields as if they were typed. */
  put(prices: Iterable<readonly [string, string]>): void {
    for (const [id, text] of prices) this.judge(id, text);
    this.refresh();
  }

  /** Forgets what is typed. */
  discard(): void {
    for (const id of [...this.typed.keys()]) this.judge(id, priceText(this.base.get(id)));
    this.refresh();
  }

  /** What is to be saved: the texts of the sizes whose price changes. */
  changes(): Readonly<Record<string, string>> {
    return Object.fromEntries(this.typed);
  }

  /** Ids of the sizes whose price cannot be saved. */
  wrong(): readonly string[] {
    return [...this.states].flatMap(([id, state]) => (state.startsWith('wrong:') ? [id] : []));
  }

  /** What the server says is wrong, by size. */
  refuse(faults: Readonly<Record<string, string>>): void {
    for (const [id, fault] of Object.entries(faults)) this.tell(id, `wrong:${fault}`);
    this.count();
  }

  /** What was sent is stored. What was typed since stays unsaved. */
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

  /** What is stored was changed elsewhere. What is typed here stays, and is compared anew. */
  rebase({ version, prices }: StoredPrices): void {
    const typed = [...this.typed];
    this.base = new Map(Object.entries(prices));
    this.known = version;
    for (const [id, text] of typed) this.judge(id, text);
    this.refresh();
  }

  private judge(id: string, text: string): void {
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

  /** Puts the texts into the fields that are on the screen. */
  private refresh(): void {
    for (const [id, field] of this.fields) {
      const text = this.text(id);
      if (field.value !== text) field.value = text;
    }
    this.count();
  }

  /** Tells of each price that is typed; gives the way to stop. */
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
