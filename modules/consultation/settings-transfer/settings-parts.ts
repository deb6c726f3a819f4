import type { Berechnungsmethode, ContactInput, KrankenkassenChoiceInput } from '#institution/domain';
import type { Cents } from '#platform/domain';

/** A changed value; null: absent. */
export interface SettingsChange {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What would change in one part of the settings. */
export interface PartPlan<Write> {
  readonly write: Write;
  readonly changes: readonly SettingsChange[];
  /** What is not imported, in sentences. */
  readonly leftOut: readonly string[];
}

/** The contact data that change, and those that saving requires. */
export type ContactWrite = Omit<ContactInput, 'version' | 'PdfPasswort'>;

/** What an import writes of forms, as JSON: only the module that has planned it reads it. */
export type FormWrites = readonly unknown[];

/** The writes of each part; undefined: unchanged. Plain JSON, because it is stored until the import is committed. */
export interface SettingsWrites {
  readonly contact: ContactWrite | undefined;
  readonly krankenkassen: KrankenkassenChoiceInput['entries'] | undefined;
  /** Written with `krankenkassen`. */
  readonly krankenkassenZusaetzlich?: boolean | undefined;
  /** By size id, in cents; null deletes a price. */
  readonly prices: Readonly<Record<string, Cents | null>> | undefined;
  readonly method: Berechnungsmethode | undefined;
  readonly wording: string | undefined;
  readonly forms: FormWrites | undefined;
}
