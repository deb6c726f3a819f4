import type { IncomingHttpHeaders } from 'node:http';
import { IMAGE_TOO_LARGE } from '#catalogue';
import { MAX_IMAGE_BYTES } from '#catalogue/domain';
import { MAX_SETTINGS_BYTES, SETTINGS_TOO_LARGE } from '#consultation';
import { MAX_PDF_BYTES, TOO_LARGE } from '#pdf';
import { MAX_TABLE_BYTES, TABLE_TOO_LARGE } from '#platform';
import type { ClearRefusal } from '../http/calls/error-answer.ts';
import { TABLE_PATHS } from '../table-services.ts';

const KILOBYTE = 1024;

/** A file that a form holds. */
export interface FileLimit {
  /** Name of its field. */
  readonly field: string;
  /** Most bytes. */
  readonly most: number;
  /** What somebody is told whose file has more. */
  readonly tooLarge: string;
  /** Another field, which says what the file is called where the form does not say it. */
  readonly nameField?: string;
}

/** Most bytes of a body, and how one with more is refused. */
export interface BodyLimit {
  readonly most: number;
  readonly refusal: { readonly status: 413 } | ClearRefusal;
}

const bodyOf = (most: number): BodyLimit => ({ most, refusal: { status: 413 } });

/** What somebody without a session sends (readings, section 8). */
export const VISITOR_BODY = bodyOf(16 * KILOBYTE);

/** A form of somebody with a session. */
export const USER_BODY = bodyOf(64 * KILOBYTE);

/** A form with a file: the file, and a form beside it. What is too large then is the file. */
function bodyWith({ field, most, tooLarge: message }: FileLimit): BodyLimit {
  return {
    most: most + USER_BODY.most,
    refusal: { status: 413, body: { message, fields: { [field]: message } } },
  };
}

/** A PDF that is to be kept. */
export const PDF_FILE: FileLimit = { field: 'data', most: MAX_PDF_BYTES, tooLarge: TOO_LARGE };

/** A table that is to be put in. */
export const TABLE_FILE: FileLimit = { field: 'file', most: MAX_TABLE_BYTES, tooLarge: TABLE_TOO_LARGE };

/** The settings of an institution that are to be put in. */
const SETTINGS_FILE: FileLimit = {
  field: 'file',
  most: MAX_SETTINGS_BYTES,
  tooLarge: SETTINGS_TOO_LARGE,
};

/** A picture of a product. */
export const IMAGE_FILE: FileLimit = {
  field: 'file',
  most: MAX_IMAGE_BYTES,
  tooLarge: IMAGE_TOO_LARGE,
  nameField: 'name',
};

/** The pages' forms that hold a file. */
const FILES_OF_PAGES: Readonly<Record<string, FileLimit>> = {
  '/documents/file': PDF_FILE,
  ...Object.fromEntries(TABLE_PATHS.map((path) => [path, TABLE_FILE])),
  '/cms/products/image': IMAGE_FILE,
  '/settings/transfer/file': SETTINGS_FILE,
};

/**
 * The body of a documented call.
 *
 * @param admits who makes it: whoever has a session may send more
 * @param file the file it takes, where it takes one
 */
export function callBody(
  admits: 'anybody' | 'session' | 'user' | 'vendor',
  file: FileLimit | undefined,
): BodyLimit {
  if (file !== undefined) return bodyWith(file);
  return admits === 'anybody' ? VISITOR_BODY : USER_BODY;
}

/** The body of a page, where it is sent with a session. */
export function userBody(path: string): BodyLimit {
  const file = FILES_OF_PAGES[path];
  return file === undefined ? USER_BODY : bodyWith(file);
}

/** Whether only somebody with a session sends what a page takes. */
export const isForUsers = (path: string): boolean => path in FILES_OF_PAGES;

/** How many bytes a request says that its body has: 0 where it has none, null where it does not say. */
export function announcedBody(headers: IncomingHttpHeaders): number | null {
  if (headers['transfer-encoding'] !== undefined) return null;
  return Number(headers['content-length'] ?? 0);
}
