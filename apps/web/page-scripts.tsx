import { useMatches } from '@remix-run/react';
import { cloneElement, type ReactElement, useContext, useEffect } from 'react';
import { ALIVE } from './early-typing.ts';
import { CounterContext } from './nonce.ts';
import { type ScriptElement, scriptElements } from './remix-internals.ts';

/** Layout route of all pages that need a session. */
const FRAME = 'frame';

/** React 18 knows the attribute only in lower case and warns of `fetchPriority`. */
const LATER: object = { fetchpriority: 'low' };

/** A script type that browsers do not run. */
const WAITING = 'waiting';
/** Milliseconds; a picture that does not load must not delay the scripts longer. */
const AT_LATEST_MS = 3000;
/**
 * Runs the waiting script at the `load` event and removes it again, because React hydrates the page as it was sent. A
 * button pressed before hydration is pressed again afterwards: without scripts it does nothing. Contains no character
 * that React would escape. Empty in the browser's bundle: the page carries it.
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

/**
 * Remix's scripts. Visitors read first: their pages fetch scripts after the `load` event, so that on a slow connection
 * style sheet, typeface and first picture come before them. Pages with a session need their scripts to work: they
 * fetch them at once, with low priority (docs/decisions/0028).
 */
export function PageScripts({ nonce }: { nonce: string | undefined }) {
  const counter = useContext(CounterContext);
  const framed = useMatches().some(({ id }) => id === FRAME);
  useEffect(() => {
    window.dispatchEvent(new Event(ALIVE));
  }, []);
  const { preloads, scripts, files } = scriptElements(nonce);
  if (framed) return [...preloads.map((each) => cloneElement(each, LATER)), ...scripts];
  if (scripts.length === 0) return null;
  // Imports fetch all files at once.
  const imports = files.map((file) => `import ${JSON.stringify(file)};`).join('');
  return (
    <>
      {scripts.map((each) => (each.props.type === 'module' ? waiting(each, imports) : each))}
      <script nonce={nonce} data-counter={counter ?? undefined} suppressHydrationWarning>
        {RUN_WAITING}
      </script>
    </>
  );
}

function waiting(script: ScriptElement, imports: string): ReactElement {
  const { __html = '' } = script.props.dangerouslySetInnerHTML ?? {};
  return cloneElement(script, {
    type: WAITING,
    dangerouslySetInnerHTML: { __html: `${__html}\n${imports}` },
  });
}
