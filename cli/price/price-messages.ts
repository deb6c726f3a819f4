import type { DomainError } from '#platform/domain';
import type { BlockAnswer, FileBlock, PriceOptions } from './price-block.ts';
import type { PriceSources } from './price-sources.ts';

/** What a worker is given at its start. */
export interface WorkerStart {
  readonly options: PriceOptions;
}

/** A question about what a case only names. */
export type SourceName = Exclude<keyof PriceSources, 'close'>;

/** What the main thread tells a worker. */
export type ToWorker =
  | { readonly kind: 'block'; readonly block: FileBlock; readonly output: SharedArrayBuffer }
  | { readonly kind: 'known'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'refused'; readonly id: number; readonly error: Refusal };

/** What a worker tells the main thread; the answers come in the order of the blocks. */
export type FromWorker =
  | { readonly kind: 'ready' }
  | { readonly kind: 'answer'; readonly answer: Omit<BlockAnswer, 'text'>; readonly text: AnswerText }
  | { readonly kind: 'ask'; readonly id: number; readonly source: SourceName; readonly name: string };

/** How many bytes of the shared memory it takes, or itself where it takes more than there are. */
export type AnswerText = number | string;

/** A DomainError between two threads, which would lose its code. */
export type Refusal = Pick<DomainError, 'code' | 'message' | 'fields'>;
