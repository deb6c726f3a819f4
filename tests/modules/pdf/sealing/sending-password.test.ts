import { describe, expect, test } from 'vitest';
import {
  meantPasswords,
  newSendingPassword,
  passwordGroups,
  sendingPassword,
} from '../../../../modules/pdf/sealing/sending-password.ts';

/** Gives the bytes in turn, from the first again after the last. */
function bytesInTurn(...bytes: readonly number[]) {
  let at = 0;
  return (array: Uint8Array) => {
    for (let index = 0; index < array.length; index += 1) array[index] = bytes[at++ % bytes.length] ?? 0;
  };
}

describe('a password of its own for a sending', () => {
  test('is eight letters and digits that cannot be mistaken, as the schema wants it', () => {
    for (let first = 0; first < 256; first += 7) {
      const made = newSendingPassword(bytesInTurn(...Array.from({ length: 97 }, (_, at) => first + at * 3)));
      expect(made).toMatch(/^[A-Za-z2-9]{8}$/);
      expect(made).not.toMatch(/[0O1Il]/);
      // A letter that only its size tells from the other case has one case.
      expect(made).not.toMatch(/[cijkopsuvwxz]/);
      expect(sendingPassword.safeParse(made).success).toBe(true);
    }
    for (const other of ['', 'K7mP4Xr', 'K7mP4XrtA', 'K7mP 4Xrt', 'K7mP4Xr0', 'Stadtgarten-2026', undefined])
      expect(sendingPassword.safeParse(other).success, String(other)).toBe(false);
  });

  test('has each character as often as any other', () => {
    const counts = new Map<string, number>();
    for (let byte = 0; byte < 256; byte += 1) {
      // A byte that is drawn again is followed by the first one.
      const [character = ''] = newSendingPassword(
        bytesInTurn(byte, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0),
      );
      counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    const { A: drawnAgain = 0, ...others } = Object.fromEntries(counts);
    expect(Object.keys(others)).toHaveLength(44);
    expect(new Set(Object.values(others))).toEqual(new Set([5]));
    expect(drawnAgain).toBe(5 + (256 % 45));
  });

  test('is read in two groups, and taken with the gap that was read', () => {
    expect(passwordGroups('K7mP4Xrt')).toEqual(['K7mP', '4Xrt']);
    expect(passwordGroups('Stadtgarten-2026')).toEqual(['Stadtgarten-2026']);
    expect(meantPasswords('K7mP4Xrt')).toEqual(['K7mP4Xrt']);
    expect(meantPasswords(' K7mP - 4Xrt')).toEqual([' K7mP - 4Xrt', 'K7mP4Xrt']);
    expect(meantPasswords('am Markt 7')).toEqual(['am Markt 7']);
  });
});
