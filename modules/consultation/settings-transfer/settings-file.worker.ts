/** Reads one settings file outside the server's process. */
import { readSettingsFile } from './settings-file.ts';

export default ({ bytes }: { readonly bytes: Uint8Array }) => readSettingsFile(bytes);
