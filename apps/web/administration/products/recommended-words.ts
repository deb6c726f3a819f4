/** How often a product is recommended: `empfohlen bei 12 Schlüsseln`. */
export function recommendedInWords(keys: number): string {
  if (keys === 0) return 'wird nicht empfohlen';
  return keys === 1 ? 'empfohlen bei 1 Schlüssel' : `empfohlen bei ${keys} Schlüsseln`;
}
