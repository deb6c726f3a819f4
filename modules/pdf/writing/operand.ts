/** A number as an operand of a content stream: to hundredths of a point, so short and without an exponent. */
export const operand = (value: number): number => Math.round(value * 100) / 100;
