import type { DocumentKind, HandedKind } from '../../papers/document-kinds.ts';
import type { PaperWay } from '../../papers/paper-list.ts';

/** Documents and forms of contracts to be printed as one job, or saved each as a file. */
export interface DocumentAct {
  readonly way: PaperWay;
  readonly kinds: readonly HandedKind[];
}

/** The result of an act. */
export interface ActResult {
  readonly act: DocumentAct;
  readonly made: readonly HandedKind[];
  /** Those whose questions have not been answered yet. */
  readonly open: readonly DocumentKind[];
  /** Characters that the typeface lacks and that print as a box. */
  readonly substituted: readonly string[];
  /** Those that left without their signatures, because these were given for other content. */
  readonly unsigned: readonly DocumentKind[];
  /** What has to be looked at in a form of a contract, in sentences. */
  readonly notices: readonly string[];
  /** Something could not be made; what is in `made` is done. */
  readonly failed: boolean;
}
