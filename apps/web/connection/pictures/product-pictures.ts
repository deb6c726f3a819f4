import { useSyncExternalStore } from 'react';
import { type ImageSize, type PictureBundle, partAddress, partsOf } from '#catalogue/domain';
import { unpackFiles } from '#platform/domain';

/**
 * The pictures of all products, loaded together: a request for a single picture would reveal in proxy logs
 * which product somebody is advised about (docs/decisions/0037).
 */

/** The pictures of a bundle in one size, by key. */
interface Loaded {
  readonly version: string;
  readonly blobs: Map<string, Blob>;
  /** Object URLs of the pictures shown so far. */
  readonly urls: Map<string, string>;
  /** Resolves when all parts have arrived or one has failed. */
  readonly settled: Promise<void>;
  failed: boolean;
}

/** Longer than a part of a megabyte takes on a slow network. */
const TIMEOUT_MS = 60_000;
/** How long a document waits for pictures. */
const DOCUMENT_MS = 5_000;

const loaded: Partial<Record<ImageSize, Loaded>> = {};
const listeners = new Set<() => void>();
let present: PictureBundle | null = null;
let largeWanted = false;

/** Loads the small pictures of a bundle once; again after a failure. */
export async function loadPictures(bundle: PictureBundle): Promise<void> {
  present = bundle;
  await load('small');
  if (largeWanted) await load('large');
}

/**
 * Loads all large pictures, part by part, to the end: stopping early would reveal which one was wanted. They
 * are some 10 MB, so they are loaded only when somebody enlarges a product.
 */
export function loadLargePictures(): void {
  largeWanted = true;
  void load('large');
}

function load(size: ImageSize): Promise<void> {
  const before = loaded[size];
  if (present === null || (before?.version === present.version && !before.failed))
    return before?.settled ?? Promise.resolve();
  const next: Loaded = {
    version: present.version,
    blobs: new Map(),
    urls: new Map(),
    settled: Promise.resolve(),
    failed: false,
  };
  loaded[size] = Object.assign(next, { settled: fill(next, present, size) });
  for (const url of before?.urls.values() ?? []) URL.revokeObjectURL(url);
  tell();
  return next.settled;
}

async function fill(into: Loaded, bundle: PictureBundle, size: ImageSize): Promise<void> {
  try {
    for (let part = 0; part < partsOf(bundle, size); part += 1) {
      const response = await fetch(partAddress(bundle, size, part), {
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (!response.ok) throw new Error(`The pictures were answered with ${response.status}.`);
      const packed = await response.arrayBuffer();
      const blob = new Blob([packed]);
      for (const { head: key, start, end } of unpackFiles<string>(new Uint8Array(packed)))
        into.blobs.set(key, blob.slice(start, end, 'image/jpeg'));
      tell();
    }
  } catch {
    // Placeholder drawings are shown until they are requested again.
    into.failed = true;
    tell();
  }
}

function tell(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Object URL of a picture; undefined while it may still arrive, null if it does not. */
function urlOf(key: string | undefined, size: ImageSize): string | null | undefined {
  if (key === undefined) return null;
  const { blobs, urls, failed, version } = loaded[size] ?? {};
  const blob = blobs?.get(key);
  if (blob === undefined || urls === undefined)
    return failed || (version !== undefined && isWhole(size)) ? null : undefined;
  const url = urls.get(key) ?? URL.createObjectURL(blob);
  urls.set(key, url);
  return url;
}

const isWhole = (size: ImageSize): boolean => loaded[size]?.blobs.size === present?.count;

/**
 * URL of a picture; undefined while it may still arrive, null if there is none.
 *
 * @param key of the picture; undefined if a product has none
 */
export function usePicture(key: string | undefined, size: ImageSize): string | null | undefined {
  return useSyncExternalStore(
    subscribe,
    () => urlOf(key, size),
    () => (key === undefined ? null : undefined),
  );
}

/** The small pictures that have arrived, by key; waits briefly for those still loading. */
export async function presentPictures(): Promise<ReadonlyMap<string, Blob>> {
  const patience = new Promise<void>((resolve) => setTimeout(resolve, DOCUMENT_MS));
  await Promise.race([loaded.small?.settled, patience]);
  return loaded.small?.blobs ?? new Map();
}
