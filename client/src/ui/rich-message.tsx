import { Fragment, type ReactNode } from 'react'
import { formatParts, type MessageValues, translate } from '#shared/language/format-message.ts'
import type { Literal, TagOf, ValuesOf } from '#shared/language/message-type.ts'
import { parseMessage } from '#shared/language/parse-message.ts'

type RichValues<Message extends string> = ValuesOf<Message> & {
  readonly [tag in TagOf<Message>]: (content: ReactNode) => ReactNode
}

/**
 * A text with elements in it, in the page's language:
 * `tRich('By <link>the method</link>.', { link: (text) => <TextLink href="/accuracy">{text}</TextLink> })`.
 */
export function tRich<const Message extends string>(message: Literal<Message>, values: RichValues<Message>): ReactNode {
  const renderers = values as Readonly<Record<string, (content: ReactNode) => ReactNode>>
  const text = translate(message)
  return withKeys(
    formatParts<ReactNode>(parseMessage(text), values as MessageValues, (tag, content) =>
      renderers[tag]?.(withKeys(content)),
    ),
  )
}

const withKeys = (content: readonly ReactNode[]): ReactNode =>
  content.length === 1
    ? content[0]
    : // biome-ignore lint/suspicious/noArrayIndexKey: the order of a message's parts never changes
      content.map((part, index) => (typeof part === 'string' ? part : <Fragment key={index}>{part}</Fragment>))
