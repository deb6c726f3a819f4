/** Re-encodes one picture outside the server's process. */
export { encodeImage as default } from './encode-image.ts';
