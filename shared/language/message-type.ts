/*
 * The values of an ICU message, read off its literal type: a missing, unknown or wrongly typed value does not compile.
 * The types follow the text from brace to brace.
 */

/** Text up to the next brace, which opens an argument or closes the option that the text belongs to. */
type Text<Rest extends string, Found> = Rest extends `${infer Before}}${infer After}`
  ? Before extends `${string}{${string}`
    ? Rest extends `${string}{${infer Inner}`
      ? Argument<Inner, Found>
      : never
    : Options<After, Found>
  : Found

/** What follows an argument's opening brace. */
type Argument<Rest extends string, Found> = Rest extends `${infer Name}}${infer After}`
  ? Rest extends `${infer Chosen}, ${infer Kind}, ${infer Inner}`
    ? Name extends `${Chosen}, ${string}`
      ? Options<Inner, Found & { readonly [name in Chosen]: Kind extends 'plural' ? number : string }>
      : Text<After, Found & { readonly [name in Name]: string }>
    : Text<After, Found & { readonly [name in Name]: string }>
  : never

/** The next option's name and text, or the argument's closing brace. */
type Options<Rest extends string, Found> = Rest extends `${infer Before}}${infer After}`
  ? Before extends `${string}{${string}`
    ? Rest extends `${string}{${infer Inner}`
      ? Text<Inner, Found>
      : never
    : Text<After, Found>
  : never

/** Tags of rich text: `link` in `By <link>the method</link>.` */
export type TagOf<Message extends string> = Message extends `${string}<${infer Name}>${infer Rest}`
  ? (Name extends `/${string}` ? never : Name) | TagOf<Rest>
  : never

/** A message whose text is known to the compiler. */
export type Literal<Message extends string> = string extends Message ? never : Message

/** A literal message without tags. */
export type PlainMessage<Message extends string> = TagOf<Message> extends never ? Literal<Message> : never

// biome-ignore lint/complexity/noBannedTypes: what intersections of the values start from
export type ValuesOf<Message extends string> = Text<Message, {}>

/** Arguments after the message: none if it has no values. */
export type ValueArguments<Values> = keyof Values extends never ? [] : [values: Values]
