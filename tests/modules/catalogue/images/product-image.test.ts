import { describe, expect, test } from 'vitest';
import { imageAddress, parseImageFile } from '../../../../modules/catalogue/images/image-address.ts';
import { imageName, imageNameOf } from '../../../../modules/catalogue/images/product-image.ts';

describe('names and addresses of pictures', () => {
  test.each([
    ['slip-plus.jpg', 'slip-plus'],
    ['C:\\Bilder\\Slip Plus.JPEG', 'Slip Plus'],
    ['../../etc/passwd.jpg', 'passwd'],
    // macOS names files with letters taken apart.
    ['Gro\u0308ße.jpg', 'Größe'],
    ['v1.2', 'v1.2'],
  ])('call %s %s', (file, name) => expect(imageNameOf(file)).toBe(name));

  test.each(['', '.jpg', '  ', 'a\nb', 'x'.repeat(201), 7, null])('do not allow %j', (given) =>
    expect(imageName.safeParse(given).success).toBe(false),
  );

  test('say in the address which picture in which size', () => {
    const key = '0123456789abcdef'.repeat(2);
    for (const size of ['large', 'small'] as const)
      expect(parseImageFile(imageAddress(key, size).replace('/bilder/', ''))).toEqual({ key, size });
    for (const file of [
      '',
      `${key}.jpg`,
      `${key}-511.jpg`,
      `${key}-510.png`,
      `../${key}-510.jpg`,
      `${key}-510.jpg/x`,
    ])
      expect(parseImageFile(file)).toBeNull();
  });
});
