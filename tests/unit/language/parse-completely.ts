import { parse, TYPE } from '@formatjs/icu-messageformat-parser'
import { COUNT, type MessagePart } from '#shared/language/parse-message.ts'

/** What the complete parser finds, in the shape of ours. */
export function parseCompletely(message: string): readonly MessagePart[] {
  const convert = (elements: ReturnType<typeof parse>): MessagePart[] =>
    elements.map((element) => {
      switch (element.type) {
        case TYPE.literal:
          return element.value
        case TYPE.argument:
          return { name: element.value }
        case TYPE.pound:
          return COUNT
        case TYPE.tag:
          return { tag: element.value, parts: convert(element.children) }
        case TYPE.plural:
          return { plural: element.value, options: convertOptions(element.options) }
        case TYPE.select:
          return { select: element.value, options: convertOptions(element.options) }
        default:
          throw new Error(`Our messages have no ${TYPE[element.type]}`)
      }
    })
  const convertOptions = (options: Readonly<Record<string, { readonly value: ReturnType<typeof parse> }>>) =>
    Object.fromEntries(Object.entries(options).map(([key, { value }]) => [key, convert(value)]))
  return convert(parse(message))
}
