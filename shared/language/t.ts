import { formatParts, type MessageValues, translate } from './format-message.ts'
import type { PlainMessage, ValueArguments, ValuesOf } from './message-type.ts'
import { parseMessage } from './parse-message.ts'

/*
 * Messages are in the code in English, in ICU MessageFormat. The message is always a literal: tools extract it, and the
 * build replaces it by its translation.
 */

/**
 * A text in the page's language: `t('{name} must be at least {least}.', { name, least })`. Values are formatted texts;
 * only a plural takes a number.
 */
export const t = <const Message extends string>(
  message: PlainMessage<Message>,
  ...[values]: ValueArguments<ValuesOf<Message>>
): string => formatText(translate(message), values)

/** The same for English words with several meanings, which a translation tells apart. */
export const tInContext = <const Message extends string>(
  context: string,
  message: PlainMessage<Message>,
  ...[values]: ValueArguments<ValuesOf<Message>>
): string => formatText(translate(message, context), values)

/** A text of a data file, whose fields are extracted as messages without values. */
export const tData = (message: string): string => translate(message)

const formatText = (text: string, values: MessageValues = {}): string =>
  /[{<]/.test(text) ? formatParts<never>(parseMessage(text), values).join('') : text
