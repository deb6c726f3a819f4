/** Longer than a slow tablet needs. */
const TIMEOUT_MS = 90_000;

/**
 * Solves a challenge of our own bot check in a worker, so that the page stays responsive.
 *
 * @returns the solution for checkrecaptcha.php
 * @throws if the worker does not load or does not finish
 */
export async function solveProofOfWork(challenge: unknown): Promise<string> {
  const worker = new Worker(new URL('./proof-of-work.worker.ts', import.meta.url), { type: 'module' });
  try {
    const solution = await new Promise((resolve, reject) => {
      setTimeout(() => reject(new Error('The challenge took too long.')), TIMEOUT_MS);
      worker.onmessage = ({ data }) => resolve(data);
      worker.onerror = (event) => {
        event.preventDefault();
        reject(new Error('The challenge could not be worked on.'));
      };
      worker.postMessage(challenge);
    });
    if (solution === null) throw new Error('The challenge was not solved.');
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}
