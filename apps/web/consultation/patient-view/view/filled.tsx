import { Fragment } from 'react';

/** A sentence with its placeholders filled in, each isolated: figures keep their order beside Arabic words. */
export function Filled({
  text,
  values,
}: {
  text: string;
  values: Readonly<Record<string, string | number>>;
}) {
  return text.split(/\{(\w+)\}/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text, in their order
    <Fragment key={index}>{index % 2 === 1 ? <bdi>{values[part]}</bdi> : part}</Fragment>
  ));
}
