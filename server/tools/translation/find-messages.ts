import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'

/* Finds the messages of the sources, and texts for readers that are outside of messages. */

export const ROOT = join(import.meta.dirname, '..', '..', '..')

export interface SourceMessage {
  readonly message: string
  readonly context?: string
  /** Catalog: the planner's, or the first folder below features/, shared/ or server/. */
  readonly area: string
  readonly file: string
  readonly line: number
  /** Offsets of the message's literal in the source. */
  readonly literal: readonly [start: number, end: number]
}

export interface SourceProblem {
  readonly file: string
  readonly line: number
  readonly text: string
  readonly problem: string
}

interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [key: string]: unknown
}

/** Position of the message among the arguments of each function of messages. */
const MESSAGE_ARGUMENT: Readonly<Record<string, number>> = { t: 0, tRich: 0, tInContext: 1 }

/**
 * Files without texts for visitors: administrators, operators and programmers read English, articles have their own
 * translations, and languages have their own names.
 */
const NOT_FOR_VISITORS =
  /\/admin[-/]|^server\/(cli|tools|seed|translation|database|settings|config|start-error|index\.|http\/(metrics|http-server)|accounts\/reset-password|public-api\/|articles\/(first|writing|uploads|sanitize))|^shared\/(tables|oldest-browsers|language\/languages)\.ts$|^client\/src\/site\/service-worker\.ts$|\.d\.ts$/

/** Functions and attributes whose texts no visitor reads. */
const SILENT_CALLS =
  /^(Error|TypeError|RangeError|Set|Map|RegExp|URL|require|sql|querySelector(All)?|matchMedia|closest|matches|getContext|addEventListener|warn|debug|info|error|log|classes|buttonClasses|includes|startsWith|endsWith|split|join|replace|replaceAll|getAttribute|setAttribute|describe|getElementById|getItem|setItem|fetch|literal|enum|withUnit|logEvent|checkPassword|isPending|consumeOwnStep|createLink|consumeLink|linkUrl|eq|for|enable|disable|set|get|removeHeader|writeHead|formatMoney)$/
const SILENT_ATTRIBUTES =
  /^(class(Name)?|\w*Class(es|Name)?|style|d|points|transform|viewBox|href|src|sizes|srcSet|id|name|type|key|role|rel|target|autoComplete|inputMode|pattern|media|htmlFor|form|method|action|variant|size|tone|as|align|side|fill|stroke|\w*(Key|Path|Id|Type|Kind|File))$/
const SILENT_NAMES =
  /^(\w*class(es|name)?|\w*style|box|\w*_(CLASSES|STYLE|PATH|KEY|URL|TYPE)|type|kind|key|id|path|file|url|slug|unit|locale|queryKey|pattern|media|source|\w*Source|purpose|rel|@\w+|KINDS\w*|BROWSERS|OPERATING_SYSTEMS|User-Agent|\w*_AGENT|Allow|Vary|Connection)$/i

export const areaOf = (file: string): string => {
  const [, area] = /^(?:client\/src\/features|client\/src(?=\/planner\/)|shared|server)\/([^/]+)\//.exec(file) ?? []
  return area ?? (file.startsWith('client/') ? 'site' : file.startsWith('shared/') ? 'shared' : 'server')
}

const isSource = (file: string) => /\.tsx?$/.test(file) && !NOT_FOR_VISITORS.test(file)

export const listSources = (): readonly string[] =>
  ['client/src', 'shared', 'server']
    .flatMap((folder) =>
      readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
    )
    .filter(isSource)
    .sort()

export function findMessages(files: readonly string[] = listSources()) {
  const found = files.map((file) => findInSource(file, readFileSync(join(ROOT, file), 'utf8')))
  return { messages: found.flatMap(({ messages }) => messages), problems: found.flatMap(({ problems }) => problems) }
}

/** @throws Error if the source cannot be parsed */
export function findInSource(file: string, source: string) {
  const { program, errors, comments } = parseSync(file, source)
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`)
  const messages: SourceMessage[] = []
  const problems: SourceProblem[] = []
  const lineStarts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)]
  const lineOf = (offset: number) => lineStarts.findLastIndex((start) => start <= offset) + 1
  const excusedLines = new Set(
    comments
      .filter(({ value }) => /^\s*untranslated: \S/.test(value))
      .flatMap(({ start, end }) => [lineOf(start), lineOf(end) + 1]),
  )
  const report = (node: Node, text: string, problem: string) => {
    const line = lineOf(node.start)
    if (!excusedLines.has(line)) problems.push({ file, line, text, problem })
  }
  visit(program as unknown as Node, { isInFunction: false, isSilent: false })
  return { messages, problems }

  interface Placement {
    readonly isInFunction: boolean
    /** Whether texts here are not for readers. */
    readonly isSilent: boolean
  }

  function visit(node: Node, placement: Placement): void {
    const { type } = node
    if (isTypeOrImport(type)) return
    if (type === 'CallExpression' || type === 'NewExpression') visitCall(node, placement)
    else if (type === 'TaggedTemplateExpression')
      visitChildren(node, silence(placement, SILENT_CALLS.test(nameOf(node.tag as Node))))
    else if (type === 'JSXAttribute')
      visitChildren(node, silence(placement, SILENT_ATTRIBUTES.test(nameOf(node.name as Node))))
    else if (type === 'Property' || type === 'PropertyDefinition') {
      if (node.computed) visit(node.key as Node, { ...placement, isSilent: true })
      if (node.value) visit(node.value as Node, silence(placement, SILENT_NAMES.test(nameOf(node.key as Node))))
    } else if (type === 'VariableDeclarator') {
      if (node.init) visit(node.init as Node, silence(placement, SILENT_NAMES.test(nameOf(node.id as Node))))
    } else if (type === 'SwitchCase') for (const statement of node.consequent as Node[]) visit(statement, placement)
    else if (type === 'JSXText') checkText(node, String(node.value).trim(), /\p{L}/u)
    else {
      if (!placement.isSilent) {
        if (type === 'Literal' && typeof node.value === 'string') checkText(node, node.value)
        if (type === 'TemplateLiteral') checkText(node, quasisOf(node).join('…'))
      }
      const isComparison = type === 'BinaryExpression' && /^[!=]==?$|^in$/.test(String(node.operator))
      if (/Function|Method/.test(type)) visitChildren(node, { isInFunction: true, isSilent: false })
      else visitChildren(node, silence(placement, isComparison || type === 'MemberExpression'))
    }
  }

  function checkText(node: Node, text: string, pattern?: RegExp) {
    if (pattern ? pattern.test(text) : isForReaders(text)) report(node, text, 'text outside of a message')
  }

  function visitCall(node: Node, placement: Placement) {
    const callee = node.callee as Node
    const name = nameOf(callee)
    const args = node.arguments as readonly Node[]
    const position = callee.type === 'Identifier' ? MESSAGE_ARGUMENT[name] : undefined
    const isMessage = position !== undefined && Object.hasOwn(MESSAGE_ARGUMENT, name)
    if (isMessage) {
      const argument = args[position]
      const message = textOf(argument)
      const context = position === 1 ? textOf(args[0]) : undefined
      if (!argument || message === undefined || (position === 1 && context === undefined))
        report(node, source.slice(node.start, node.end), 'a message that is no literal')
      else {
        messages.push({
          message,
          ...(context !== undefined && { context }),
          area: areaOf(file),
          file,
          line: lineOf(node.start),
          literal: [argument.start, argument.end],
        })
        if (!placement.isInFunction) report(node, message, 'a message evaluated on import')
      }
    }
    const isSilent = SILENT_CALLS.test(name)
    visit(callee, { ...placement, isSilent: true })
    args.forEach((argument, index) => {
      if (!isMessage || index > position) visit(argument, isSilent ? { ...placement, isSilent } : placement)
    })
  }

  function visitChildren(node: Node, placement: Placement) {
    for (const value of Object.values(node)) {
      if (Array.isArray(value)) for (const child of value) if (isNode(child)) visit(child, placement)
      if (isNode(value)) visit(value, placement)
    }
  }
}

const silence = <T extends { readonly isSilent: boolean }>(placement: T, isSilent: boolean): T =>
  isSilent ? { ...placement, isSilent } : placement

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const isTypeOrImport = (type: string) =>
  /^(TS|Import|ExportAll)/.test(type) && !/^(ImportExpression|TS(As|Satisfies|NonNull)Expression)$/.test(type)

const quasisOf = (node: Node): readonly string[] =>
  (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked)

/** Last name of an identifier, member or attribute. */
const nameOf = (node: Node): string =>
  node.type === 'MemberExpression' ? nameOf(node.property as Node) : String(node.name ?? node.value ?? '')

/** Text of a literal without values; undefined otherwise. */
function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  const quasis = node?.type === 'TemplateLiteral' ? quasisOf(node) : []
  return quasis.length === 1 ? quasis[0] : undefined
}

/**
 * Whether a text looks written for a reader: a capitalized word, or several words of which most are plain. Names of
 * classes, keys, codes and paths do not.
 */
export function isForReaders(text: string): boolean {
  if (text === 'Helioplan' || /^[A-Z]{2}( [A-Z]{2})*\s*$/.test(text)) return false
  if (/^(select|insert into|update|delete from|case when) /.test(text)) return false
  if (/^[\w-]+\/[\w+.-]+/.test(text) || /^(https?:|data:|#|\.|\/|<)/.test(text)) return false
  const words = text.split(/[\s…]+/).filter(Boolean)
  if (words.some((word) => /[[\]:=]\S|_|^\w+-\w+-|^-?\w+-\[/.test(word))) return false
  const plainWords = words.filter((word) => /^[("“'’]?\p{L}[\p{L}'’]+[.,:;?!)"”]?$/u.test(word))
  const isCapitalized = /^\p{Lu}\p{Ll}+/u.test(text.trim())
  if (words.length === 1) return isCapitalized && plainWords.length === 1 && !/\p{Ll}\p{Lu}/u.test(text)
  return (
    plainWords.length >= 2 &&
    (isCapitalized ? true : plainWords.length / words.length > 0.7 && !words.some((word) => /-/.test(word)))
  )
}
