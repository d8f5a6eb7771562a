import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'
import type { Language } from '#shared/language/languages.ts'
import { parseMessage } from '#shared/language/parse-message.ts'

/* What is wrong with a translated message. */

/** `undefined` if the texts have the same values and tags. */
export function describeDifference(english: string, translated: string): string | undefined {
  const [expected, found] = [namesIn(english), namesIn(translated)]
  const missing = [...expected].filter((name) => !found.has(name))
  const unknown = [...found].filter((name) => !expected.has(name))
  if (missing.length > 0) return `lacks ${missing.join(', ')}`
  return unknown.length > 0 ? `has ${unknown.join(', ')}, which the English lacks` : undefined
}

/** `undefined` if nothing is wrong. */
export function describeFault(english: string, translated: string, language: Language): string | undefined {
  try {
    parseMessage(translated)
    return describeDifference(english, translated) ?? describePluralFault(parse(translated), language)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Values by kind, and tags: `{name}`, `plural n`, `<link>`. */
function namesIn(message: string): ReadonlySet<string> {
  const names = new Set<string>()
  walk(parse(message), (element) => {
    if (element.type === TYPE.argument) names.add(`{${element.value}}`)
    if (element.type === TYPE.plural) names.add(`plural ${element.value}`)
    if (element.type === TYPE.select) names.add(`select ${element.value}`)
    if (element.type === TYPE.tag) names.add(`<${element.value}>`)
  })
  return names
}

/** Plurals need every category that the language has, and no other. */
function describePluralFault(elements: readonly MessageFormatElement[], language: Language): string | undefined {
  const categories = new Intl.PluralRules(language).resolvedOptions().pluralCategories as readonly string[]
  let fault: string | undefined
  walk(elements, (element) => {
    if (element.type !== TYPE.plural) return
    const found = Object.keys(element.options).filter((category) => !category.startsWith('='))
    const missing = categories.filter((category) => !found.includes(category))
    const unknown = found.filter((category) => !categories.includes(category))
    if (missing.length > 0) fault = `lacks the plural ${missing.join(', ')}`
    if (unknown.length > 0) fault = `has the plural ${unknown.join(', ')}, which the language lacks`
  })
  return fault
}

function walk(elements: readonly MessageFormatElement[], visit: (element: MessageFormatElement) => void) {
  for (const element of elements) {
    visit(element)
    if (element.type === TYPE.tag) walk(element.children, visit)
    if (element.type === TYPE.plural || element.type === TYPE.select)
      for (const { value } of Object.values(element.options)) walk(value, visit)
  }
}
