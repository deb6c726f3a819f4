/** In how many days something happens, in words: 'nach 90 Tagen'. */
export const daysLater = (days: number): string => (days === 1 ? 'nach einem Tag' : `nach ${days} Tagen`);
