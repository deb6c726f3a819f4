/** Settings with several values in one text. */
import * as z from 'zod';
import { isNetwork } from './config-addresses.ts';

/** Minimum length of a secret. */
export const SECRET_LENGTH = 32;

/** Name of the key that is derived from SECRET_KEY. */
export const DERIVED_KEY_ID = 'secret-key';

/** A named secret from which a key is derived. */
export interface NamedSecret {
  readonly id: string;
  readonly secret: string;
  /** The secret that had this name before. */
  readonly isPrevious?: true;
}

const PDF_KEYS_FORM = `must be NAME:SECRET,NAME:SECRET…, the newest first, each secret with at least ${SECRET_LENGTH} characters`;

function readKey(text: string): NamedSecret | null {
  const [, id, secret = ''] = /^([\w-]{1,20}):(.+)$/.exec(text.trim()) ?? [];
  return id === undefined || id === DERIVED_KEY_ID || secret.length < SECRET_LENGTH ? null : { id, secret };
}

/** A line that an operator adds to the imprint. */
export interface ImprintFact {
  readonly label: string;
  readonly text: string;
}

const IMPRINT_FORM =
  'must be LABEL: TEXT|LABEL: TEXT… such as Handelsregister: Amtsgericht Ulm, HRB 1|USt-IdNr.: DE1';

function readImprintFact(line: string): ImprintFact | null {
  const [, label, text] = /^\s*([^:|]{1,60}):\s+(\S.{0,300}?)\s*$/.exec(line) ?? [];
  return label === undefined || text === undefined ? null : { label, text };
}

/** Named keys. */
export const pdfKeys = z
  .string()
  .transform((text) => text.split(',').map(readKey))
  .refine((keys) => keys.every((key) => key !== null), PDF_KEYS_FORM)
  .transform((keys) => keys.filter((key) => key !== null))
  .refine((keys) => new Set(keys.map(({ id }) => id)).size === keys.length, 'names a key twice')
  .default([]);

/** Lines of the imprint. */
export const imprint = z
  .string()
  .transform((text) => text.split('|').map(readImprintFact))
  .refine((facts) => facts.every((fact) => fact !== null), IMPRINT_FORM)
  .transform((facts) => facts.filter((fact) => fact !== null))
  .default([]);

const NETWORKS_FORM = 'must be addresses or networks such as 10.0.0.1,172.16.0.0/12';

/** Comma-separated addresses and networks. */
export const networks = z
  .string()
  .transform((text) => text.split(',').map((address) => address.trim()))
  .refine((all) => all.every(isNetwork), NETWORKS_FORM)
  .default([]);
