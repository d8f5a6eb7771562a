/** A parsed ICU message: text, `{name}`, `#`, plural, select, and `<tag>text</tag>`. */
export type MessagePart =
  | string
  | { readonly name: string }
  | { readonly tag: string; readonly parts: readonly MessagePart[] }
  | { readonly plural: string; readonly options: Options }
  | { readonly select: string; readonly options: Options }
  | typeof COUNT

type Options = Readonly<Record<string, readonly MessagePart[]>>

/** The `#` of a plural's option. */
export const COUNT = Symbol('#')

const cache = new Map<string, readonly MessagePart[]>()

/**
 * Parses the part of ICU MessageFormat that the site's messages use; without quoting, offsets and formats of numbers and
 * dates. A test compares it with a complete parser for every message.
 * @throws Error on a message that breaks the syntax
 */
export function parseMessage(message: string): readonly MessagePart[] {
  const parsed = cache.get(message) ?? parse(message)
  cache.set(message, parsed)
  return parsed
}

function parse(message: string): readonly MessagePart[] {
  let at = 0
  const parts = parseParts(false)
  if (at < message.length) fail()
  return parts

  function fail(): never {
    throw new Error(`The message "${message}" breaks at ${at}`)
  }

  function parseParts(isInPlural: boolean): readonly MessagePart[] {
    const found: MessagePart[] = []
    for (;;) {
      const text = take(isInPlural ? /[^{}<#]*/y : /[^{}<]*/y)
      if (text) found.push(text)
      const sign = message[at]
      if (sign === '{') found.push(parseArgument(isInPlural))
      else if (sign === '#') {
        at += 1
        found.push(COUNT)
      } else if (sign === '<' && message[at + 1] !== '/') found.push(parseTag(isInPlural))
      else return found
    }
  }

  function parseTag(isInPlural: boolean): MessagePart {
    const tag = expect(/<(\w+)>/y)
    const parts = parseParts(isInPlural)
    expect(new RegExp(`</(${tag})>`, 'y'))
    return { tag, parts }
  }

  function parseArgument(isInPlural: boolean): MessagePart {
    const name = expect(/\{(\w+)/y)
    const kind = take(/, (?:plural|select),/y)
    const options: Record<string, readonly MessagePart[]> = {}
    if (kind)
      for (let key = take(/ *[=\w]+ \{/y); key; key = take(/ *[=\w]+ \{/y)) {
        options[key.trim().slice(0, -2)] = parseParts(isInPlural || kind === ', plural,')
        expect(/(\})/y)
      }
    expect(/ *(\})/y)
    if (!kind) return { name }
    if (!options.other) fail()
    return kind === ', plural,' ? { plural: name, options } : { select: name, options }
  }

  function take(pattern: RegExp): string {
    pattern.lastIndex = at
    const [text = ''] = pattern.exec(message) ?? []
    at += text.length
    return text
  }

  function expect(pattern: RegExp): string {
    pattern.lastIndex = at
    const match = pattern.exec(message)
    if (!match) fail()
    at += match[0].length
    return match[1] ?? ''
  }
}
