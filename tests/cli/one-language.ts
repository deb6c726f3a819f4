/** What somebody has named or typed, which may be in any language. */
const QUOTED = /"[^"]*"|„[^“]*“|'[^']*'/g;
/** A place in a JSON file, said in the names of its keys. */
const PLACE = /\b\w+(\.\w+)+(?=: )/g;
/** The place, the name and the code of a case, before what is wrong with it. */
const CASE = /^inko: \S+:\d+: (.*?: )?(not-\w+|too-long|invalid|no-expectation): /;
/** Words that only messages of one language have. */
const GERMAN =
  /\b(bitte|darf|diese[mnrs]?|fehlt|gibt|ist|kein|keine|nicht|nichts|muss|oder|sind|und|wurden?)\b|[äöüß]/i;
const ENGLISH =
  /\b(and|are|be|cannot|does|error|failed|for|has|it|line|lines|not|nothing|of|or|the|there|to|with)\b/i;

/** Lines of a command's messages that are German and English at once. */
export function mixedLines(text: string): readonly string[] {
  return text.split('\n').filter((line) => {
    const own = line
      .replace(CASE, '')
      .replaceAll(QUOTED, '')
      .replaceAll(PLACE, '')
      .replace(/ inko .*$/, '');
    return GERMAN.test(own) && ENGLISH.test(own);
  });
}
