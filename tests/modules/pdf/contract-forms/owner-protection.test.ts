import { expect, test } from 'vitest';
import { fillForm } from '../../../../modules/pdf/contract-forms/fill-form.ts';
import { rc4 } from '../../../../modules/pdf/contract-forms/protection/rc4.ts';
import { byQpdf, describeWithPdfTools, readWith, textOf } from '../pdf-tools.ts';
import { typefaceFiles } from '../typeface-files.ts';
import { faultOf, formValues, storedForm } from './field-forms.ts';
import { fieldForm } from './form-files.ts';
import { craftedForm } from './made-form.ts';

test('RC4 gives the published answers', () => {
  const hex = (key: string, text: string) =>
    Buffer.from(rc4(Buffer.from(key), Buffer.from(text))).toString('hex');
  // The test vectors that its description of 1994 came with.
  expect(hex('Key', 'Plaintext')).toBe('bbf316e8d940af0ad3');
  expect(hex('Wiki', 'pedia')).toBe('1021bf0420');
});

/** How programs protect a form: a password for changes, none for opening. */
const WAYS: readonly (readonly [string, readonly string[]])[] = [
  ['RC4 of 40 bits', ['40', '--modify=n', '--annotate=y']],
  ['RC4 of 128 bits', ['128', '--use-aes=n', '--modify=form']],
  ['AES of 128 bits', ['128', '--use-aes=y', '--modify=form']],
  ['AES of 128 bits with readable metadata', ['128', '--use-aes=y', '--cleartext-metadata']],
  ['AES of 256 bits of Acrobat 9', ['256', '--force-R5', '--modify=form']],
  ['AES of 256 bits', ['256', '--modify=form']],
  ['AES of 256 bits with readable metadata', ['256', '--cleartext-metadata']],
];

const protectedBy = (way: readonly string[], user = '') =>
  byQpdf(
    ['--allow-weak-crypto', '--object-streams=generate', '--encrypt', user, 'Eigentum-1', ...way, '--'],
    craftedForm(),
  );

describeWithPdfTools('a form that only its owner may change', () => {
  test.each(WAYS)('is read and filled where it allows that, with %s', async (_name, way) => {
    const { file, fields, unprotected } = await storedForm(protectedBy(way));
    expect([unprotected, fields.length]).toEqual([true, 13]);
    expect(fields[0]?.label).toBe('Name, Vorname des Versicherten');
    expect(readWith('qpdf', ['--show-encryption', 'FILE'], file)).toContain('not encrypted');
    expect(textOf(file)).toContain('Vertrag');
  });

  test('is written without protection when it is filled', async () => {
    const { file, unprotected } = await storedForm(fieldForm('owner-password-256'));
    expect(unprotected).toBe(true);
    const mapping = [{ field: 'Nachname', option: null, value: 'person.lastname' }];
    const content = new Map([['person.lastname', 'Öztürk']]);
    const { bytes } = await fillForm(file, { mapping, content }, typefaceFiles());
    expect(readWith('qpdf', ['--show-encryption', 'FILE'], bytes)).toContain('not encrypted');
    expect(formValues(bytes).get('Nachname')).toBe('Öztürk');
  });

  test.each([
    ['RC4 of 40 bits', ['40', '--modify=n', '--annotate=n']],
    ['AES of 128 bits', ['128', '--use-aes=y', '--modify=assembly']],
    ['AES of 256 bits', ['256', '--modify=none']],
  ] as const)('is refused where it forbids to be filled, with %s', async (_name, way) => {
    expect(await faultOf(protectedBy(way))).toBe('forbidden');
  });

  test.each(WAYS)('is refused where it asks for a password, with %s', async (_name, way) => {
    expect(await faultOf(protectedBy(way, 'Geheim-2'))).toBe('password');
  });
});
