/** Whether the user has dismissed the notice about the rate cut. */
export interface RateCutState {
  readonly dismissed: boolean;
}

/** The list whose rates are lowered: the vendor's (`cms`), or an institution's own (`settings`). */
export type RateCutArea = 'cms' | 'settings';
