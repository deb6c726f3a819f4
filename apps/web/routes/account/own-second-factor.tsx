import type { ActionFunctionArgs } from '@remix-run/node';
import { confirmForm, proofForm } from '../../access/second-factor/code-forms.ts';
import { pageCall } from '../../requests/page-call.ts';

/** /myAccount/secondFactor/ACT: changes the logged-in user's second factor. */
export function action(args: ActionFunctionArgs) {
  const { services, sessionToken } = args.context;
  const { secondFactors } = services;
  const token = sessionToken() ?? '';
  switch (args.params.act) {
    case 'begin':
      return pageCall(args, proofForm, (actor, proof) => secondFactors.begin(actor, proof));
    case 'confirm':
      return pageCall(args, confirmForm, async (actor, given) => ({
        recoveryCodes: await secondFactors.confirm(actor, token, given),
      }));
    case 'codes':
      return pageCall(args, proofForm, async (actor, proof) => ({
        recoveryCodes: await secondFactors.renewCodes(actor, proof),
      }));
    case 'off':
      return pageCall(args, proofForm, async (actor, proof) => {
        await secondFactors.turnOff(actor, token, proof);
        return { off: true };
      });
    default:
      throw new Response(null, { status: 404 });
  }
}
