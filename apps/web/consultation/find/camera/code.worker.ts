import { BarcodeDetector, prepareZXingModule } from 'barcode-detector/ponyfill';
import address from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { CodeFormat } from './code-reader.ts';

// By itself the package loads its wasm from a host of others.
prepareZXingModule({ overrides: { locateFile: () => address } });

let detector: BarcodeDetector | null = null;

/** Answers the texts of the codes in a picture; null if it cannot be read. */
self.onmessage = async ({ data }: MessageEvent<{ picture: ImageBitmap; formats: readonly CodeFormat[] }>) => {
  try {
    detector ??= new BarcodeDetector({ formats: [...data.formats] });
    const found = await detector.detect(data.picture);
    self.postMessage(found.map(({ rawValue }) => rawValue));
  } catch {
    self.postMessage(null);
  } finally {
    data.picture.close();
  }
};
