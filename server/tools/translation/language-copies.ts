import { createHash } from 'node:crypto'
import { basename, relative } from 'node:path'
import type { Plugin } from 'vite'
import { messageKey } from '#shared/language/format-message.ts'
import type { Language } from '#shared/language/languages.ts'
import { TRANSLATED_LANGUAGES, translationOf } from '../../translation/catalogs.ts'
import type { LanguageCopies } from '../../website/built-client.ts'
import { DATA_FILE, translatePreset, withoutReviewFields } from './extract.ts'
import { findInSource, ROOT } from './find-messages.ts'

/*
 * Scripts of the browser in other languages: copies of the built ones with their messages translated. No page loads a
 * catalog, and a page in English pays nothing.
 */

/** List of the copies, in the built client. */
export const LANGUAGE_COPIES = '.vite/languages.json'

/** Placeholder of a message until the scripts are complete; its hash is part of the scripts' own hashes. */
const MARK = /(["'`])@@message:([\w-]+)@@\1/g

const SOURCES = /\/(client\/src|shared)\/.*\.tsx?$/

/** By the hashes in marks: keys of catalogs, and English texts. Shared by the builds of the pages and of their workers. */
const marked = new Map<string, MarkedMessage>()

interface MarkedMessage {
  readonly key: string
  readonly message: string
}

/** Puts marks in place of messages. */
export const markMessages = (): Plugin => ({
  name: 'mark-messages',
  apply: 'build',
  enforce: 'pre',
  transform(code, id) {
    const [path = ''] = id.split('?')
    if (DATA_FILE.test(path))
      return {
        code: JSON.stringify(
          translatePreset(JSON.parse(code), (text) => markedText(text)),
          withoutReviewFields,
        ),
        map: null,
      }
    if (!SOURCES.test(path) || !/\bt(Rich|InContext)?\(/.test(code)) return undefined
    const { messages } = findInSource(relative(ROOT, path), code)
    let markedCode = ''
    let end = 0
    for (const { literal, message, context } of messages.toSorted((a, b) => a.literal[0] - b.literal[0])) {
      markedCode += code.slice(end, literal[0]) + markOf(message, context)
      end = literal[1]
    }
    return { code: markedCode + code.slice(end), map: null }
  },
})

/** A literal of the mark. */
const markOf = (message: string, context?: string): string => `'${markedText(message, context)}'`

function markedText(message: string, context?: string): string {
  const key = messageKey(message, context)
  const hash = createHash('sha256').update(key).digest('base64url').slice(0, 10)
  marked.set(hash, { key, message })
  return `@@message:${hash}@@`
}

/** Puts English in place of marks, and writes the copies and their list. */
export const copyForLanguages = (): Plugin => ({
  name: 'language-copies',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      const scripts = new Map<string, string>()
      for (const output of Object.values(bundle)) {
        if (output.type === 'chunk') scripts.set(output.fileName, output.code)
        else if (/\.js$/.test(output.fileName)) scripts.set(output.fileName, String(output.source))
      }
      const files = filesToCopy(scripts)
      const folders: Partial<Record<Language, string>> = {}
      for (const output of Object.values(bundle)) {
        if (!files.has(output.fileName)) continue
        if (output.type === 'chunk') output.code = replaceMarks(output.code, ({ message }) => message)
        else output.source = replaceMarks(String(output.source), ({ message }) => message)
      }
      for (const language of TRANSLATED_LANGUAGES) {
        const { messages } = translationOf(language)
        const textOf = ({ key, message }: MarkedMessage) => messages?.get(key) ?? message
        const texts = [...marked.values()].map((entry) => [entry.key, textOf(entry)].join('\n')).sort()
        const folder = `assets/${language.toLowerCase()}-${hashOf(JSON.stringify(texts))}`
        folders[language] = folder
        for (const file of files) {
          const source = replaceMarks(moveReferences(scripts.get(file) ?? '', folder), textOf)
          this.emitFile({ type: 'asset', fileName: `${folder}/${basename(file)}`, source })
        }
      }
      const source = JSON.stringify({ files: [...files], folders } satisfies LanguageCopies)
      this.emitFile({ type: 'asset', fileName: LANGUAGE_COPIES, source })

      /** Copies refer to copies; other scripts are one folder above. */
      function moveReferences(code: string, folder: string): string {
        return code.replace(/(["'`])(\.\/|\/?assets\/)([\w.-]+\.js)\1/g, (reference, quote, path, name) => {
          const isCopied = files.has(`assets/${name}`)
          if (path === './') return isCopied ? reference : `${quote}../${name}${quote}`
          return isCopied ? `${quote}${path.replace('assets', folder)}${name}${quote}` : reference
        })
      }
    },
  },
})

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').replace(/[_-]/g, '').slice(0, 8)

const replaceMarks = (code: string, textOf: (entry: MarkedMessage) => string): string =>
  code.replace(MARK, (_, _quote, hash: string) => {
    const entry = marked.get(hash)
    if (!entry) throw new Error(`No message has the mark ${hash}`)
    return JSON.stringify(textOf(entry))
  })

/** Scripts with messages, and those that refer to them. */
function filesToCopy(scripts: ReadonlyMap<string, string>): ReadonlySet<string> {
  const files = new Set<string>()
  for (;;) {
    const names = new Set([...files].map((file) => basename(file)))
    const found = [...scripts].filter(
      ([file, code]) =>
        !files.has(file) &&
        (code.search(MARK) >= 0 || [...code.matchAll(/[\w.-]+\.js/g)].some(([name]) => names.has(name))),
    )
    if (found.length === 0) return files
    for (const [file] of found) files.add(file)
  }
}
