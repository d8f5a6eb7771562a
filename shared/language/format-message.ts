import { COUNT, type MessagePart } from './parse-message.ts'
import { currentLanguage, currentTranslation } from './translation.ts'

export type MessageValues = Readonly<Record<string, string | number>>

/** Renders `<tag>…</tag>` from its content, in which neighboring texts are joined. */
export type TagRenderer<Rich> = (tag: string, content: readonly (string | Rich)[]) => Rich

/** Key of a message and its context in a catalog, as gettext joins them. */
export const messageKey = (message: string, context?: string): string =>
  context === undefined ? message : `${context}\u0004${message}`

/** The message in the page's language; itself where the build has translated it already. */
export const translate = (message: string, context?: string): string =>
  currentTranslation().messages?.get(messageKey(message, context)) ?? message

/** Neighboring texts are joined, so that server and browser make the same text nodes. */
export function formatParts<Rich>(
  parts: readonly MessagePart[],
  values: MessageValues,
  renderTag?: TagRenderer<Rich>,
): (string | Rich)[] {
  const language = currentLanguage()
  const found: (string | Rich)[] = []
  append(parts)
  return found

  function append(parts: readonly MessagePart[], count = 0) {
    for (const part of parts) {
      if (typeof part === 'string') add(part)
      else if (part === COUNT) add(count.toLocaleString(language))
      else if ('name' in part) add(String(values[part.name]))
      else if ('plural' in part) {
        const { options, plural } = part
        const value = Number(values[plural])
        append(options[`=${value}`] ?? options[pluralRulesOf(language).select(value)] ?? options.other ?? [], value)
      } else if ('select' in part) append(part.options[String(values[part.select])] ?? part.options.other ?? [], count)
      else if (renderTag) found.push(renderTag(part.tag, formatParts(part.parts, values, renderTag)))
    }
  }

  function add(text: string) {
    const last = found.at(-1)
    if (typeof last === 'string') found[found.length - 1] = last + text
    else found.push(text)
  }
}

const pluralRules = new Map<string, Intl.PluralRules>()

function pluralRulesOf(language: string): Intl.PluralRules {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language)
  pluralRules.set(language, rules)
  return rules
}
