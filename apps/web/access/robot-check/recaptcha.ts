/** The part of Google's API that is used (reCAPTCHA v3). */
interface Grecaptcha {
  ready(then: () => void): void;
  execute(siteKey: string, options: { readonly action: string }): Promise<string>;
}

declare global {
  interface Window {
    /** Set while Google's script is loaded on this page. */
    grecaptcha?: Grecaptcha;
  }
}

const SCRIPT = 'https://www.google.com/recaptcha/api.js';
const TIMEOUT_MS = 30_000;

/**
 * Gets a reCAPTCHA token; called only if the installation has keys, and only when a form is sent.
 *
 * @throws if the script does not load or does not answer
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
    // Google's script passes the nonce on to the scripts it adds.
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
