import type { DomainError } from '#platform/domain';
import type { BlockAnswer, FileBlock, PriceOptions } from './price-block.ts';
import type { PriceSources } from './price-sources.ts';

/** Start data of a worker. */
export interface WorkerStart {
  readonly options: PriceOptions;
}

/** A lookup of data that a case names. */
export type SourceName = Exclude<keyof PriceSources, 'close'>;

/** Messages from the main thread to a worker. */
export type ToWorker =
  | { readonly kind: 'block'; readonly block: FileBlock; readonly output: SharedArrayBuffer }
  | { readonly kind: 'known'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'refused'; readonly id: number; readonly error: CaseRefusal };

/** Messages from a worker to the main thread; answers come in the order of the blocks. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly answer: Omit<BlockAnswer, 'text'>; readonly text: AnswerText }
  | { readonly kind: 'ask'; readonly id: number; readonly source: SourceName; readonly name: string };

/** Length of the text in shared memory, or the text itself if it does not fit. */
export type AnswerText = number | string;

/** A DomainError for `postMessage`, which would drop its code. */
export type CaseRefusal = Pick<DomainError, 'code' | 'message' | 'fields'>;
