import type { FileName, TypefaceFile } from '#pdf/domain';

/**
 * Loads the files of the typeface, all with the first one: which scripts a document needs tells of a name, and the order
 * of the requests would, too. After a failure all that are missing are asked for again.
 */
export function wholeTypeface(
  addresses: Readonly<Record<FileName, string>>,
): (name: FileName) => Promise<TypefaceFile> {
  const files = new Map<FileName, Promise<TypefaceFile>>();
  const begin = (name: FileName) => {
    const file = load(name, addresses[name]);
    files.set(name, file);
    // Only who needs it hears of a failure.
    file.catch(() => files.delete(name));
  };
  return (wanted) => {
    if (!files.has(wanted))
      for (const name of Object.keys(addresses) as FileName[]) if (!files.has(name)) begin(name);
    return files.get(wanted) ?? Promise.reject(new Error(`There is no file ${wanted}.`));
  };
}

async function load(name: FileName, address: string): Promise<TypefaceFile> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The typeface file ${name} was answered with ${response.status}.`);
  return response.json();
}
