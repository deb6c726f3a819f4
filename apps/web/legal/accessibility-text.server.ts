import { readPlainDocument } from '#pdf/domain';
import text from '../../../docs/barrierefreiheit.md?raw';

/** The accessibility statement, parsed once. */
export const ACCESSIBILITY_TEXT = readPlainDocument(text);
