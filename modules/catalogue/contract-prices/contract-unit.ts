/** What a price is for: so many pieces or millilitres. */
export interface ContractUnit {
  /** 1 for a piece. */
  readonly content: number;
  readonly measure: 'Stück' | 'ml';
}

/** Reads the unit of a contract price: `Stück` is one piece, `100 ml` a hundred millilitres. */
export function contractUnit(unit: string): ContractUnit {
  return unit === 'Stück'
    ? { content: 1, measure: 'Stück' }
    : { content: Number.parseInt(unit, 10), measure: 'ml' };
}
