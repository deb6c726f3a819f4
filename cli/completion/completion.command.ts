import { Argument, type Command } from 'commander';
import { print } from '../output/print.ts';
import { addExamples } from '../program/examples.ts';
import type { Shell } from './completion-script.ts';

const HELP = `
bash:  inko completion bash > ~/.local/share/bash-completion/completions/inko
zsh:   inko completion zsh > a file _inko in a folder of $fpath
fish:  inko completion fish > ~/.config/fish/completions/inko.fish`;

/**
 * `inko completion`: scripts for shells.
 *
 * @param program with all commands loaded
 */
export function addCompletionCommand(program: Command): void {
  const completion = program
    .command('completion')
    .addArgument(new Argument('<shell>', 'for which shell').choices(['bash', 'zsh', 'fish']))
    .addHelpText('after', HELP)
    .action(async (shell: Shell) => {
      const { completionScript } = await import('./completion-script.ts');
      await print(completionScript(shell, program));
    });
  addExamples(completion, 'inko completion bash', 'inko completion zsh', 'inko completion fish');
}
