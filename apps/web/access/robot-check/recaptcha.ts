/** What of Google's script is used (reCAPTCHA v3). */
interface Grecaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
}

declare global {
  interface Window {
    /** There while Google's script runs on this page. */
    grecaptcha?: Grecaptcha;
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js';
const TIMEOUT_MS = 30_000;

/**
 * Lets Google judge this visitor: only where the installation has keys for it, and not before somebody sends a form.
 *
 * @throws where its script does not load or does not answer
 */
export async function recaptchaToken(siteKey: string): Promise<string> {
  const grecaptcha = window.grecaptcha ?? (await loadScript(siteKey));
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('reCAPTCHA did not answer.')), TIMEOUT_MS);
    grecaptcha.ready(() => {
      grecaptcha.execute(siteKey, { action: 'submit' }).then(resolve, reject);
    });
  });
}

function loadScript(siteKey: string): Promise<Grecaptcha> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = `${SCRIPT}?${new URLSearchParams({ render: siteKey, hl: 'de' })}`;
    // Google's script hands the nonce on to what it adds itself.
    script.nonce = document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce ?? '';
    const fail = () => {
      script.remove();
      reject(new Error('reCAPTCHA could not be loaded.'));
    };
    script.onload = () => (window.grecaptcha === undefined ? fail() : resolve(window.grecaptcha));
    script.onerror = fail;
    document.head.append(script);
  });
}
