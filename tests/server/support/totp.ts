import { Secret, TOTP } from 'otpauth';

/** The code that an app shows. Made here with the options that every app takes, not with those of the product. */
export function codeAt(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) }).generate({
    timestamp: at.getTime(),
  });
}

/** A code that is none of the present one and its neighbours. */
export function wrongCode(secret: string, at: Date): string {
  const near = new Set(
    [-30, 0, 30].map((seconds) => codeAt(secret, new Date(at.getTime() + seconds * 1000))),
  );
  for (let code = 0; ; code += 1) {
    const text = String(code).padStart(6, '0');
    if (!near.has(text)) return text;
  }
}
