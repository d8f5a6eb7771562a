import { useState } from 'react'
import { formatNumber } from '#shared/format/number.ts'
import { t } from '#shared/language/t.ts'
import { useHydrated } from '../../startup/use-hydrated.ts'

const randomDigit = () => Math.floor(Math.random() * 10)
const drawDigits = () => ({ a: randomDigit(), b: randomDigit() })

/** Against the simplest robots, in the browser only: the server sends the same page to everyone. */
export function useCaptcha() {
  const [{ a, b }, setDigits] = useState(drawDigits)
  const question = useHydrated()
    ? t('What is {a} + {b}?', { a: formatNumber(a), b: formatNumber(b) })
    : t('What is the sum?')
  return { question, answer: a + b, drawAnother: () => setDigits(drawDigits()) }
}
