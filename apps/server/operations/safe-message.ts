/** What the engine says of code alone; what it quotes may be a key that somebody typed. */
const OF_THE_ENGINE = [
  /^Cannot (?:read|set) properties of (?:undefined|null) \((?:reading|setting) '.*'\)$/s,
  /^(?:\(intermediate value\)|[\w$]+)(?:\.[\w$]+|\(\.\.\.\)|\[\.\.\.\]|\(intermediate value\))* is not (?:a function|a constructor|iterable|defined)$/,
  /^Cannot access '.*' before initialization$/s,
  /^Cannot convert undefined or null to object$/,
  /^Assignment to constant variable\.$/,
  /^(?:Invalid time value|Invalid array length|Invalid string length)$/,
  /^Maximum call stack size exceeded$/,
  /^Reduce of empty array with no initial value$/,
];

/** The engine's own classes of errors. */
const ENGINE = ['TypeError', 'RangeError', 'ReferenceError'];

/** Texts shorter than this may be in a file by chance. */
const SHORTEST = 8;

/**
 * An error's message, if it cannot hold what a person typed or the database holds: one that stands in the source as a
 * literal, or one of the engine about code. Empty otherwise: the stack says where to look.
 *
 * @param source the file in which the error was made; null if unknown or not ours
 */
export function safeMessage({ name, message }: Error, source: string | null): string {
  if (source === null) return '';
  if (message.length >= SHORTEST && QUOTES.some((sign) => source.includes(sign + message + sign)))
    return message;
  if (!ENGINE.includes(name) || !OF_THE_ENGINE.some((shape) => shape.test(message))) return '';
  return message.replace(/'.*'/s, "'…'");
}

const QUOTES = ["'", '"', '`'];
