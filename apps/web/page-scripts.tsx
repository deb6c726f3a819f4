import { Scripts } from '@remix-run/react';
import { Children, cloneElement, Fragment, isValidElement, type ReactNode } from 'react';

/** React 18 knows the attribute by its name in HTML alone; a property in camel case it would complain of. */
const LATER: object = { fetchpriority: 'low' };

/**
 * Remix's scripts, fetched after what a page is drawn with. A page is complete before they run; where the connection is
 * slow, style sheet, typeface and first picture do not have to share it with them.
 */
export function PageScripts({ nonce }: { nonce: string | undefined }) {
  // Called rather than drawn: only what it returns names the files, and it has no property for their priority.
  return <>{withPriority(Scripts({ nonce }))}</>;
}

function withPriority(nodes: ReactNode): ReactNode {
  return Children.map(nodes, (node) => {
    if (!isValidElement<{ children?: ReactNode; rel?: string }>(node)) return node;
    if (node.type === Fragment) return <>{withPriority(node.props.children)}</>;
    return node.props.rel === 'modulepreload' ? cloneElement(node, LATER) : node;
  });
}
