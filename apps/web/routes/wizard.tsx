import type { LoaderFunctionArgs } from '@remix-run/node';
import { type ShouldRevalidateFunctionArgs } from '@remix-run/react';
import { enter } from '../guard.ts';

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  const { definitions, competitors } = args.context.services;
  return {
    questionnaire: await definitions.questionnaire(),
    competitors: actor.rights.has('bera_durch') ? await competitors.names(actor) : [],
  };
}

/** The questions are the same at each step: going on must not wait for the network. */
export function shouldRevalidate({ formMethod }: ShouldRevalidateFunctionArgs) {
  return formMethod !== undefined;
}

export default function Wizard() {
  return <p>wizard</p>;
}
