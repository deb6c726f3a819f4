/** Requirements for a file. */
export interface FileRules {
  /** Extensions and media types, such as `.csv,text/csv`. */
  readonly accept: string;
  /** The same for display, such as `CSV`. */
  readonly kinds: string;
  /** Maximum bytes that the server accepts. */
  readonly maxBytes: number;
}

/** A size for display, such as `1,5 MB`: 1000 bytes per kilobyte, at most one decimal. */
export function formatBytes(bytes: number): string {
  const [size, unit] = bytes < 1_000_000 ? [bytes / 1000, 'KB'] : [bytes / 1_000_000, 'MB'];
  return `${size.toLocaleString('de-DE', { maximumFractionDigits: 1 })} ${unit}`;
}

/** Why a file is rejected; null if it is accepted. */
export function fileFault(
  file: Pick<File, 'name' | 'type' | 'size'>,
  { accept, kinds, maxBytes }: FileRules,
): string | null {
  if (file.size === 0) return `„${file.name}“ ist leer.`;
  if (file.size > maxBytes)
    return `„${file.name}“ ist zu groß: ${formatBytes(file.size)} statt höchstens ${formatBytes(maxBytes)}.`;
  const named = file.name.toLowerCase();
  const taken = accept
    .split(',')
    .some((kind) => (kind.startsWith('.') ? named.endsWith(kind) : kind === file.type));
  return taken ? null : `„${file.name}“ ist keine Datei der Art ${kinds}.`;
}
