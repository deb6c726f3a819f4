import { readPlainDocument } from '#pdf/domain';
import text from '../../../docs/datenschutz.md?raw';

/** The privacy statement, parsed once; its PDF is made from the same text. */
export const PRIVACY_TEXT = readPlainDocument(text);
