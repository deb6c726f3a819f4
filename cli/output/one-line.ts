/** Keeps a text on its line and free of control characters, so that data cannot steer a terminal or pose as a row. */
export const inOneLine = (text: string): string => text.replaceAll(/\p{Cc}+/gu, ' ');
