import type { KrankenkassenChoiceInput } from '#institution/domain';
import type { Cents } from '#platform/domain';

/** A thing that would be another one; null stands for what is not there. */
export interface SettingsChange {
  readonly name: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** What of a part of the settings would change. */
export interface PartPlan<Write> {
  readonly write: Write;
  readonly changes: readonly SettingsChange[];
  /** What of it is not taken, in sentences. */
  readonly leftOut: readonly string[];
}

/** Contact data that change, and those that a save asks for. */
export interface ContactWrite {
  readonly Name: string;
  readonly Strasse: string;
  readonly Hausnummer: string;
  readonly PLZ: string;
  readonly Ort: string;
  readonly [field: string]: string;
}

/** What is written of each part; undefined where it stays. Plain JSON: it is kept until somebody takes it over. */
export interface SettingsWrites {
  readonly contact: ContactWrite | undefined;
  readonly krankenkassen: KrankenkassenChoiceInput['entries'] | undefined;
  /** By size id, in cents; null where a price is to go. */
  readonly prices: Readonly<Record<string, Cents | null>> | undefined;
  readonly method: 'A' | 'B' | 'C' | undefined;
}
