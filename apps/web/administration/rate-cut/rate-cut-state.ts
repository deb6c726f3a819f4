/** Whether the notice on the cut of the rates has been read. */
export interface RateCutState {
  readonly dismissed: boolean;
}

/** The list whose rates are lowered, as addresses name its area: the vendor's, or an institution's own ones. */
export type RateCutArea = 'cms' | 'settings';
