/** Reads a Dockerfile into its stages, as far as ours goes: one image each, then instructions in order. */

/** The instructions of a text: continued lines are joined, comments are left out. */
function instructionsOf(text) {
  return text
    .replace(/^\s*#.*\n/gm, '')
    .replace(/\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [, name, rest] = /^\s*([A-Z]+)\s+(.*)$/.exec(line) ?? [];
      if (name === undefined) throw new Error(`Dockerfile: cannot read "${line}"`);
      return { name, rest: rest.trim() };
    });
}

/** `--from=build --chown=x a b ./` as its options, sources and target. */
export function copyOf(rest) {
  const words = rest.split(/\s+/);
  const options = Object.fromEntries(
    words.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=', 2)),
  );
  const paths = words.filter((word) => !word.startsWith('--'));
  return { from: options.from ?? null, sources: paths.slice(0, -1), target: paths.at(-1) };
}

/** The command of CMD ["…"], or of the CMD inside a HEALTHCHECK, as a line for a shell. */
export function commandOf(rest) {
  const command = rest.replace(/^(--\S+\s+)*CMD\s+/, '');
  if (!command.startsWith('[')) return command;
  return `exec ${JSON.parse(command)
    .map((word) => `'${word.replaceAll("'", `'\\''`)}'`)
    .join(' ')}`;
}

/** The stages of a Dockerfile in their order. */
export function stagesOf(text) {
  const stages = [];
  for (const { name, rest } of instructionsOf(text)) {
    if (name === 'FROM') {
      const [image, , alias] = rest.split(/\s+/);
      stages.push({ image, alias: alias ?? String(stages.length), instructions: [] });
    } else stages.at(-1).instructions.push({ name, rest });
  }
  return stages;
}
