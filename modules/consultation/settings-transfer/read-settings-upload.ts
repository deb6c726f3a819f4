import type { UntrustedTask, UntrustedTasks } from '#platform';
import { DomainError } from '#platform/domain';
import type { ReadSettings, SettingsFile } from './settings-file.ts';
import { MAX_SETTINGS_BYTES, SETTINGS_TOO_LARGE } from './settings-limits.ts';

const TASK: UntrustedTask<{ readonly bytes: Uint8Array }, ReadSettings> = {
  worker: new URL('./settings-file.worker.ts', import.meta.url),
  maxBytes: MAX_SETTINGS_BYTES,
  ms: 10_000,
  megabytes: 256,
};

/**
 * Reads an uploaded settings file, in a process of its own so that it does not block other requests.
 *
 * @param owner such as `user:7`
 * @throws DomainError `limit` above 20 MB, `invalid` with the fault as field `file`, `unavailable` if too many are
 *   waiting
 */
export async function readSettingsUpload(
  tasks: UntrustedTasks,
  bytes: Uint8Array,
  owner: string,
): Promise<SettingsFile> {
  if (bytes.byteLength > MAX_SETTINGS_BYTES) throw new DomainError('limit', SETTINGS_TOO_LARGE);
  const read = await tasks.run(TASK, { bytes }, owner);
  if (read.kind === 'killed') throw refused('Die Datei kann nicht gelesen werden: Sie ist zu aufwendig.');
  if (!read.value.ok) throw refused(read.value.message);
  return read.value.file;
}

const refused = (message: string) => new DomainError('invalid', message, { file: message });
