import { readPlainDocument } from '#pdf/domain';
import text from '../../../docs/datenschutz.md?raw';

/** The privacy statement, read once; its document is made of the same text. */
export const PRIVACY_TEXT = readPlainDocument(text);
