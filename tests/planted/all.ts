import { accessFaults } from './access.ts';
import { commandFaults } from './commands.ts';
import { consultationFaults } from './consultation.ts';
import { documentFaults } from './documents.ts';
import { edgeFaults } from './edge.ts';
import type { Fault } from './fault.ts';
import { figureFaults } from './figures.ts';
import { tableFaults } from './tables.ts';

/** All faults by area, in the order in which they are planted. */
export const FAULTS: Readonly<Record<string, readonly Fault[]>> = {
  figures: figureFaults,
  consultation: consultationFaults,
  documents: documentFaults,
  access: accessFaults,
  tables: tableFaults,
  edge: edgeFaults,
  commands: commandFaults,
};
