/** Codes of an app that change with time: RFC 6238, in the form that every such app takes. */
const FORM = { issuer: 'Inkoberatung', algorithm: 'SHA1', digits: 6, period: 30 } as const;

/** Bytes of a secret (RFC 4226, section 4: 160 bits recommended). */
const SECRET_BYTES = 20;

/** Steps before and behind the present one whose codes count: clocks differ, and typing takes its time. */
const WINDOW = 1;

/** Modules of white around a QR code (ISO/IEC 18004). */
const QUIET = 4;

/** A secret as an app takes it, and as somebody types it who cannot scan. */
export interface OfferedSecret {
  /** Base32, in groups of four. */
  readonly text: string;
  /** What the QR code says, for an app on the same device. */
  readonly uri: string;
  readonly qr: QrCode;
}

/** A QR code as one path of SVG. */
export interface QrCode {
  /** Modules of a side, those of the white around it among them. */
  readonly size: number;
  readonly path: string;
}

/** A random secret, in Base32. */
export async function inventSecret(): Promise<string> {
  const { Secret } = await import('otpauth');
  return new Secret({ size: SECRET_BYTES }).base32;
}

/**
 * The time step whose code this is; null where it is none of the present one or its neighbours.
 *
 * @param secret Base32
 * @param code digits alone
 */
export async function stepOfCode(secret: string, code: string, now: Date): Promise<number | null> {
  const { Secret, TOTP } = await import('otpauth');
  const totp = new TOTP({ ...FORM, secret: Secret.fromBase32(secret) });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : totp.counter({ timestamp }) + delta;
}

/** A secret as it is shown while it is set up. */
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

/** Where black begins in a row, and for how long it goes on. */
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
