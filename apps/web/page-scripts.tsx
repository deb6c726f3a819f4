import { Scripts, useMatches } from '@remix-run/react';
import {
  Children,
  cloneElement,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
} from 'react';
import { CounterContext } from './nonce.ts';

/** The layout of all pages of somebody who is logged in. */
const FRAME = 'frame';

/** React 18 knows the attribute by its name in HTML alone; a property in camel case it would complain of. */
const LATER: object = { fetchpriority: 'low' };

/** A type that no browser runs. */
const WAITING = 'waiting';
/** A picture that does not come must not keep the scripts. */
const AT_LATEST_MS = 3000;
/** Said to the window when the page is alive. */
const ALIVE = 'alive';
/**
 * Runs the script that waits once all is there that the page is drawn with, and leaves the page as React knows it. What
 * is pressed before the page is alive counts then: such a button does nothing without scripts. Without any character
 * that React writes in another way. The browser has it from the page, and not once more in its scripts.
 */
const RUN_WAITING = import.meta.env.SSR
  ? `{
  let pressed;
  const press=function(event){
    const button=event.target.closest(\`button[type=button]\`);
    if(button)pressed=button;
  };
  addEventListener(\`click\`,press,true);
  addEventListener(\`${ALIVE}\`,function(){
    removeEventListener(\`click\`,press,true);
    if(pressed)pressed.click();
  },{once:true});
  let begun;
  const begin=function(){
    if(begun)return;
    begun=true;
    const waiting=document.querySelector(\`script[type=${WAITING}]\`);
    const script=document.createElement(\`script\`);
    script.type=\`module\`;
    script.nonce=waiting.nonce;
    script.textContent=waiting.textContent;
    waiting.after(script);
    script.remove();
  };
  addEventListener(\`load\`,begin);
  setTimeout(begin,${AT_LATEST_MS});
}`.replaceAll(/\n\s*/g, '')
  : '';

interface Properties {
  readonly children?: ReactNode;
  readonly rel?: string;
  readonly href?: string;
  readonly type?: string;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

/**
 * Remix's scripts. A page is complete before they run; where the connection is slow, style sheet, typeface and first
 * picture do not have to share it with them. Visitors read first: their pages ask for scripts when they are drawn. Whoever
 * is logged in works with them: they are fetched at once, after what a page is drawn with.
 */
export function PageScripts({ nonce }: { nonce: string | undefined }) {
  const counter = useContext(CounterContext);
  const framed = useMatches().some(({ id }) => id === FRAME);
  useEffect(() => {
    window.dispatchEvent(new Event(ALIVE));
  }, []);
  // Called rather than drawn: only what it returns names the files, and it has no property for their priority.
  const elements = flat(Scripts({ nonce }));
  if (framed) return elements.map((each) => (isPreload(each) ? cloneElement(each, LATER) : each));
  if (elements.length === 0) return null;
  // Fetched together; not what begins, which is to run after what the script sets.
  const files = elements.filter(isPreload).filter((_, index) => index !== ENTRY);
  const imports = files.map(({ props }) => `import ${JSON.stringify(props.href)};`).join('');
  return (
    <>
      {elements.flatMap((each) => (isPreload(each) ? [] : [isModule(each) ? waiting(each, imports) : each]))}
      <script nonce={nonce} data-counter={counter ?? undefined} suppressHydrationWarning>
        {RUN_WAITING}
      </script>
    </>
  );
}

/** Place of the file that begins among those that Remix has fetched early: behind the list of routes. */
const ENTRY = 1;

const isPreload = ({ props }: ReactElement<Properties>) => props.rel === 'modulepreload';
const isModule = ({ props }: ReactElement<Properties>) => props.type === 'module';

function waiting(script: ReactElement<Properties>, imports: string): ReactElement {
  const { __html = '' } = script.props.dangerouslySetInnerHTML ?? {};
  return cloneElement(script, {
    type: WAITING,
    dangerouslySetInnerHTML: { __html: `${__html}\n${imports}` },
  });
}

/** The elements of some nodes, those inside of fragments too. */
function flat(nodes: ReactNode): ReactElement<Properties>[] {
  return Children.toArray(nodes).flatMap((node) => {
    if (!isValidElement<Properties>(node)) return [];
    return node.type === Fragment ? flat(node.props.children) : [node];
  });
}
