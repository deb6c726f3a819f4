/** Time-based codes: RFC 6238, with the parameters that every app supports. */
const FORM = { issuer: 'Inkoberatung', algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Bytes of a secret (RFC 4226, section 4: 160 bits recommended). */
const SECRET_BYTES = 20;

/** Steps before and after the current one that are accepted, for clock differences and typing time. */
const WINDOW = 1;

/** White margin of a QR code, in modules (ISO/IEC 18004). */
const QUIET = 4;

/** A secret for the app, and for typing it. */
export interface OfferedSecret {
  /** Base32, in groups of four. */
  readonly text: string;
  /** Content of the QR code, for an app on the same device. */
  readonly uri: string;
  readonly qr: QrCode;
}

/** A QR code as an SVG path. */
export interface QrCode {
  /** Modules per side, including the white margin. */
  readonly size: number;
  readonly path: string;
}

/** A random secret, in Base32. */
export async function inventSecret(): Promise<string> {
  const { Secret } = await import('otpauth');
  return new Secret({ size: SECRET_BYTES }).base32;
}

/**
 * The time step of a code; null unless it is the current one or a neighbour.
 *
 * @param secret Base32
 * @param code digits only
 */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  const { Secret, TOTP } = await import('otpauth');
  const totp = new TOTP({ ...FORM, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** A secret as shown during setup. */
export async function offeredSecret(secret: string, loginname: string): Promise<OfferedSecret> {
  const { Secret, TOTP } = await import('otpauth');
  const uri = new TOTP({ ...FORM, label: loginname, secret: Secret.fromBase32(secret) }).toString();
  return { text: secret.replaceAll(/.{4}(?=.)/g, '$& '), uri, qr: await qrCode(uri) };
}

async function qrCode(text: string): Promise<QrCode> {
  const { encodeQR } = await import('qr');
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
  const path = rows.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows.length, path: path.join('') };
}

/** Start and length of the black runs of a row. */
function runsOf(row: readonly boolean[]): (readonly [start: number, length: number])[] {
  const runs: [number, number][] = [];
  for (const [x, black] of row.entries()) {
    const last = runs.at(-1);
    if (!black) continue;
    if (last !== undefined && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
