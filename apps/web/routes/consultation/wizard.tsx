import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import {
  type ClientLoaderFunctionArgs,
  type MetaArgs,
  redirect as redirectHere,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useParams,
} from '@remix-run/react';
import { useState } from 'react';
import { competitorRecord } from '#catalogue/domain';
import { mayConsult } from '#platform/domain';
import { offersHelp, wizardStep } from '../../consultation/area/wizard-paths.ts';
import { useDraftPart } from '../../consultation/draft/draft-provider.tsx';
import { stepTitle } from '../../consultation/wizard/missing-items.ts';
import { useShortWay } from '../../consultation/wizard/short-way.ts';
import { ShortWaySwitch } from '../../consultation/wizard/short-way-switch.tsx';
import { WizardStepScreen } from '../../consultation/wizard/wizard-step.tsx';
import { WizardSteps } from '../../consultation/wizard/wizard-steps.tsx';
import { cacheFirst, guardedScreen } from '../../frame/cached-loaders.ts';
import { NoRights } from '../../frame/no-rights.tsx';
import type { ScreenHandle } from '../../frame/screen-handle.ts';
import { enter } from '../../requests/guard.ts';
import { useFrame, useRight } from '../../session/frame-data.ts';
import { Skeleton } from '../../ui/basics/skeleton.tsx';
import { HelpToggle } from '../../ui/fields/help.tsx';

export { ErrorSection as ErrorBoundary } from '../../ui/basics/error-page.tsx';

export const handle: ScreenHandle = { patientBar: true, withoutFoot: true };

export async function loader(args: LoaderFunctionArgs) {
  const { actor } = await enter(args);
  if (wizardStep(args.params.index) === null) throw redirect('/');
  if (!mayConsult(actor.rights)) return null;
  const { definitions, records } = args.context.services;
  return {
    questionnaire: await definitions.questionnaire(actor),
    competitors: actor.rights.has('bera_durch')
      ? (await records.of(competitorRecord).all(actor)).map(({ Name }) => Name)
      : [],
  };
}

export async function clientLoader(args: ClientLoaderFunctionArgs) {
  if (wizardStep(args.params.index) === null) throw redirectHere('/');
  const answer = await cacheFirst('wizard', () => args.serverLoader<typeof loader>());
  await guardedScreen(args);
  return answer;
}

/**
 * The questions are the same at each step, so navigation does not wait for the network. They are reloaded
 * after a text was changed.
 */
export function shouldRevalidate({
  formMethod,
  currentUrl,
  nextUrl,
  nextParams,
}: ShouldRevalidateFunctionArgs) {
  return (
    formMethod !== undefined || wizardStep(nextParams.index) === null || currentUrl.href === nextUrl.href
  );
}

export function meta({ data, params }: MetaArgs<typeof loader>) {
  const step = wizardStep(params.index);
  if (data == null || step === null) return [{ title: 'Inkoberatung' }];
  return [{ title: `${stepTitle(data.questionnaire, step)} – Inkoberatung` }];
}

export default function Wizard() {
  const data = useLoaderData<typeof loader>();
  return data === null ? <NoRights /> : <Questions {...data} />;
}

function Questions({ questionnaire, competitors }: NonNullable<Awaited<ReturnType<typeof loader>>>) {
  const step = wizardStep(useParams().index);
  const ready = useDraftPart((state) => state.ready);
  const advises = useRight('bera_durch');
  const [help, setHelp] = useState(false);
  const { short, choose } = useShortWay(useFrame().user.id, ready);
  if (step === null) return null;
  const helps = offersHelp(step);
  return (
    <div className="wizard">
      {advises && <WizardSteps definition={questionnaire} step={step} />}
      <header className="wizard-head">
        <h1 tabIndex={-1}>{stepTitle(questionnaire, step)}</h1>
        {step === 0 && ready && (
          <ShortWaySwitch definition={questionnaire} advises={advises} short={short} onChoose={choose} />
        )}
        {helps && ready && <HelpToggle shown={help} onToggle={() => setHelp(!help)} />}
        <p className="field-hint">
          Fragen mit <span className="required">*</span> sind Pflichtfelder.
        </p>
      </header>
      {ready ? (
        <WizardStepScreen
          key={step}
          step={step}
          short={short && step === 0}
          definition={questionnaire}
          competitors={competitors}
          help={help && helps}
        />
      ) : (
        <Skeleton label="Die Fragen werden geladen …" />
      )}
    </div>
  );
}
