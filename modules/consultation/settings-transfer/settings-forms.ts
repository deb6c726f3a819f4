import type { SqlEntityManager } from '@mikro-orm/sql';
import type { Actor } from '#platform/domain';
import type { FileForm } from './settings-file.ts';
import type { FormWrites, PartPlan } from './settings-parts.ts';

/** Forms of contracts for a settings file. */
export interface ExportedForms {
  readonly forms: readonly FileForm[];
  /** Names of those that are too large for it. */
  readonly leftOut: readonly string[];
}

/**
 * The forms of contracts as a part of a settings file. The module of the documents has them, which lies above this one;
 * the composition root hands it in.
 */
export abstract class SettingsForms {
  /** The forms of an institution, as many as a file takes. The caller has checked access. */
  abstract exported(institution: number): Promise<ExportedForms>;

  /** Names of the forms that a file does not take. The caller has checked access. */
  abstract tooLarge(institution: number): Promise<readonly string[]>;

  /** Changes whenever a form of the institution does. */
  abstract version(em: SqlEntityManager, institution: number): Promise<string>;

  /**
   * What a file would change in the actor's institution's forms. Those of another name stay: a PDF that somebody has
   * uploaded and mapped is not given up for a file that does not know it.
   *
   * @throws DomainError `forbidden` without kont_einst; `unavailable` if too many files are waiting
   */
  abstract plan(actor: Actor, given: readonly FileForm[]): Promise<PartPlan<FormWrites>>;

  /** Writes what was planned. @throws DomainError `forbidden` without kont_einst */
  abstract write(actor: Actor, writes: FormWrites, em: SqlEntityManager): Promise<void>;
}
