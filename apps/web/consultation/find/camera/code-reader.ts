/** Formats on packs of the trade. */
const FORMATS = ['code_39', 'code_128', 'ean_13', 'itf', 'data_matrix'] as const;
export type CodeFormat = (typeof FORMATS)[number];

/** Reads codes from pictures of the camera. */
export interface CodeReader {
  readonly read: (picture: ImageBitmap) => Promise<readonly string[]>;
  readonly close: () => void;
}

/** The part of the browser's own BarcodeDetector that is used; Android, ChromeOS and macOS have one. */
interface NativeDetector {
  readonly detect: (picture: ImageBitmap) => Promise<readonly { readonly rawValue: string }[]>;
}
interface NativeDetectorClass {
  new (options: { readonly formats: readonly string[] }): NativeDetector;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

/** The browser's own reader where it knows all formats, else the product's in a worker. */
export async function openCodeReader(): Promise<CodeReader> {
  return (await nativeReader()) ?? workerReader();
}

async function nativeReader(): Promise<CodeReader | null> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: NativeDetectorClass };
  const known: readonly string[] = (await Detector?.getSupportedFormats().catch(() => null)) ?? [];
  if (Detector === undefined || !FORMATS.every((format) => known.includes(format))) return null;
  const detector = new Detector({ formats: FORMATS });
  const read = async (picture: ImageBitmap) => {
    const found = await detector.detect(picture);
    return found.map(({ rawValue }) => rawValue);
  };
  return { read, close: () => {} };
}

function workerReader(): CodeReader {
  const worker = new Worker(new URL('./code.worker.ts', import.meta.url), { type: 'module' });
  const read = (picture: ImageBitmap) =>
    new Promise<readonly string[]>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<readonly string[] | null>) =>
        data === null ? reject(new Error('The picture could not be read.')) : resolve(data);
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error('The reader of codes did not load.'));
      };
      worker.postMessage({ picture, formats: FORMATS }, [picture]);
    });
  return { read, close: () => worker.terminate() };
}
