/** Records a page as timed frames and encodes them as a film. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Frames per second; enough to follow the pointer. */
const RATE = 15;

/**
 * Records a page until `stop` is called.
 *
 * @param folder receives the frames
 * @returns `now`, seconds since the start, and `stop`, which returns the frames
 */
export async function startRecording(page, folder, { width, height }) {
  const client = await page.context().newCDPSession(page);
  const frames = [];
  let first = null;
  client.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    first ??= metadata.timestamp;
    const file = join(folder, `frame-${String(frames.length).padStart(5, '0')}.png`);
    writeFileSync(file, Buffer.from(data, 'base64'));
    frames.push({ file, at: metadata.timestamp - first });
    client.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  const began = performance.now();
  const now = () => (performance.now() - began) / 1000;
  await client.send('Page.startScreencast', { format: 'png', maxWidth: width, maxHeight: height });
  return {
    now,
    async stop() {
      const seconds = now();
      await client.send('Page.stopScreencast');
      return { frames, seconds };
    },
  };
}

/** Encodes frames, each shown until the next, as WebM (VP9). */
export function encode({ frames, seconds }, folder, { width, height }, output) {
  const lines = frames.map(({ file, at }, index) => {
    const until = frames[index + 1]?.at ?? seconds;
    return `file '${file}'\nduration ${Math.max(0.001, until - at).toFixed(4)}`;
  });
  const list = join(folder, 'frames.txt');
  // ffmpeg ignores the duration of the last entry, so the last frame is listed twice.
  writeFileSync(list, `${lines.join('\n')}\nfile '${frames.at(-1).file}'\n`);
  ffmpeg(
    ['-f', 'concat', '-safe', '0', '-i', list],
    ['-vf', `fps=${RATE},scale=${width}:${height}:flags=lanczos,format=yuv420p`],
    ['-c:v', 'libvpx-vp9', '-b:v', '0', '-crf', '40', '-g', String(RATE * 12), '-row-mt', '1'],
    ['-deadline', 'good', '-cpu-used', '3', '-tune-content', 'screen', '-an', output],
  );
}

/** Writes a picture as WebP. */
export function toWebp(source, output, width) {
  ffmpeg(['-i', source], webp(output, width));
}

/** Writes one picture of a film as WebP. */
export function takeFrame(film, seconds, output, width) {
  ffmpeg(['-ss', String(seconds), '-i', film, '-frames:v', '1'], webp(output, width));
}

function webp(output, width) {
  return ['-vf', `scale=${width}:-1:flags=lanczos`, '-quality', '82', output];
}

function ffmpeg(...args) {
  execFileSync('ffmpeg', ['-hide_banner', '-loglevel', 'error', '-y', ...args.flat()], { stdio: 'inherit' });
}
