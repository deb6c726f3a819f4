import {
  type ComponentProps,
  createContext,
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useContext,
  useId,
  useMemo,
  useRef,
} from 'react';
import { tabAfter } from './tab-keys.ts';

interface TabsContext {
  readonly id: string;
  readonly value: string;
  readonly choose: (value: string) => void;
}

const Context = createContext<TabsContext>({ id: '', value: '', choose: () => {} });

/**
 * Tabs as the ARIA pattern has them: one tab stop, arrow keys, Home and End; a tab opens with the focus. Written here
 * because a package for it weighs 8 KB at the first load of the two largest screens.
 */
export function Tabs(props: {
  className?: string;
  value: string;
  onValueChange: (value: string) => void;
  children: ReactNode;
}) {
  const { className, value, onValueChange, children } = props;
  const id = useId();
  // Stable, so that a tab is rendered again with the value alone.
  const change = useRef(onValueChange);
  change.current = onValueChange;
  const context = useMemo(() => ({ id, value, choose: (to: string) => change.current(to) }), [id, value]);
  return (
    <Context.Provider value={context}>
      <div className={className}>{children}</div>
    </Context.Provider>
  );
}

/** The tabs' list; `aria-label` names it. */
export function TabList(props: ComponentProps<'div'> & { 'aria-label': string }) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role="tab"]')];
    const at = tabs.indexOf(event.target as HTMLElement);
    const next = at < 0 ? null : tabAfter(at, event.key, tabs.length);
    if (next === null) return;
    event.preventDefault();
    tabs[next]?.focus();
  };
  return <div role="tablist" aria-orientation="horizontal" onKeyDown={onKeyDown} {...props} />;
}

/** Opens the panel of the same value. */
export function Tab({ value, ...rest }: ComponentProps<'button'> & { value: string }) {
  const { id, value: chosen, choose } = useContext(Context);
  const isChosen = value === chosen;
  const open = () => isChosen || choose(value);
  return (
    <button
      type="button"
      role="tab"
      id={`${id}-tab-${value}`}
      aria-selected={isChosen}
      aria-controls={`${id}-panel-${value}`}
      data-state={isChosen ? 'active' : 'inactive'}
      tabIndex={isChosen ? 0 : -1}
      onMouseDown={(event: MouseEvent<HTMLButtonElement>) => {
        // Sooner than the click, and Safari focuses no pressed button.
        if (event.button === 0 && !event.ctrlKey) event.currentTarget.focus();
      }}
      onFocus={(event: FocusEvent) => event.target === event.currentTarget && open()}
      onClick={open}
      {...rest}
    />
  );
}

/**
 * What a tab opens. No tab stop: what it holds has some.
 *
 * @param props.kept whether it stays on the page, hidden, while another is open
 */
export function TabPanel(props: ComponentProps<'div'> & { value: string; kept?: boolean }) {
  const { value, kept, children, ...rest } = props;
  const { id, value: chosen } = useContext(Context);
  const isOpen = value === chosen;
  return (
    <div
      role="tabpanel"
      id={`${id}-panel-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      hidden={!isOpen}
      tabIndex={-1}
      {...rest}
    >
      {(isOpen || kept) && children}
    </div>
  );
}
