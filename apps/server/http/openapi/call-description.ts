import type * as z from 'zod';
import type { KeptAnswer } from '../answers/kept-answers.ts';

export type Schema = z.core.$ZodType;

/**
 * Where a call expects what it is asked: in the address, as JSON, as a form in any encoding (JSON counts as well),
 * or as a form with a file.
 */
export type Place = 'query' | 'json' | 'form' | 'parts';

/**
 * One documented call: the schemas that check it, and in German what people have to know of them. The same
 * description reads the request (`Asked`) and makes the OpenAPI document.
 */
export interface CallDescription<
  Input extends Schema = Schema,
  Answer extends Schema = Schema,
  Failure extends Schema = Schema,
> {
  /** What it is for, in a few words. */
  readonly summary: string;
  /** Further sentences. */
  readonly about?: string;
  readonly takes: Place;
  /** Strict: what it does not know is refused. */
  readonly asked: Input;
  /** What each field means. */
  readonly fields: { readonly [Field in keyof z.input<Input>]-?: string };
  /** Requests that fit, by what they show; files are left out. Of a query the first one counts. */
  readonly examples: Readonly<Record<string, Partial<z.input<Input>>>>;
  /** What a success answers: a schema that is made for the document, so that no start waits for it. */
  readonly answer: () => Answer | Promise<Answer>;
  /** When it refuses, beyond what goes without saying: bad input, no session, no right, too many requests. */
  readonly refusals?: Readonly<Partial<Record<401 | 403 | 404 | 409 | 503, string>>>;
  /** The answer of a 401 that says more than others do. */
  readonly failure?: () => Failure;
  /** Whether it wants a token though its guard asks for none. */
  readonly bearer?: true;
}

/** Names a call's description and keeps the types of its schemas. */
export function describeCall<Input extends Schema, Answer extends Schema, Failure extends Schema = never>(
  call: CallDescription<Input, Answer, Failure>,
): CallDescription<Input, Answer, Failure> {
  return call;
}

/** What a call is asked, once it is read. */
export type AskedOf<Call extends CallDescription> = z.output<Call['asked']>;

/** An answer as a handler gives it: who only reads it may share it. */
export type Told<Value> = Value extends readonly (infer Item)[]
  ? readonly Told<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Told<Value[Key]> }
    : Value;

/** What a call's handler gives: what it answers, at once or kept. */
type Answering<Answer> = Promise<Told<Answer> | KeptAnswer<Told<Answer>>>;

/** What a call answers. */
export type AnswerOf<Call> =
  Call extends CallDescription<Schema, infer Answer, infer Failure>
    ? Told<z.output<Answer> | z.output<Failure>>
    : never;

/** Under which a handler's description is found. */
const DESCRIPTION = 'call-description';

/**
 * Documents a handler. Its first parameter is what the call is asked, its result the answer: both must fit the
 * schemas, or the program does not compile.
 */
export function Documented<Input extends Schema, Answer extends Schema, Failure extends Schema = never>(
  call: CallDescription<Input, Answer, Failure>,
) {
  return <
    Handler extends (
      asked: z.output<Input>,
      ...rest: never[]
    ) => Answering<z.output<Answer> | z.output<Failure>>,
  >(
    _prototype: object,
    _name: string,
    { value }: TypedPropertyDescriptor<Handler>,
  ): void => {
    Reflect.defineMetadata(DESCRIPTION, call, value as Handler);
  };
}

/**
 * How a handler is documented.
 * @throws Error for one that is not
 */
export function descriptionOf(handler: { readonly name: string }): CallDescription {
  const description: CallDescription | undefined = Reflect.getMetadata(DESCRIPTION, handler);
  if (description === undefined) throw new Error(`${handler.name} is not documented.`);
  return description;
}

/** The content types in which a call takes its body; none where it takes no body. */
export const CONTENT_TYPES: Readonly<Record<Place, readonly string[]>> = {
  query: [],
  json: ['application/json'],
  form: ['application/x-www-form-urlencoded', 'multipart/form-data', 'application/json'],
  parts: ['multipart/form-data'],
};
