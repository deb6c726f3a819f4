import { type LoaderFunctionArgs, redirect } from '@remix-run/node';
import { enter } from '../../requests/guard.ts';

export {
  isReadAfterSaving as shouldRevalidate,
  keepScreen as clientLoader,
} from '../../administration/screen/keep-screen.ts';

/** /cms leads to its first page, a tab that there is not to the start. */
export async function loader(args: LoaderFunctionArgs) {
  await enter(args);
  throw redirect(args.params.index === undefined ? '/cms/0' : '/');
}

export default function CmsPage() {
  return null;
}
