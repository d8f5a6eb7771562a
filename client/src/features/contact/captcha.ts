import { useState } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'

const randomDigit = () => Math.floor(Math.random() * 10)
const drawDigits = () => ({ a: randomDigit(), b: randomDigit() })

/**
 * Stops the simplest robots; checked in the browser only. Not rendered on the server, which sends the same page to
 * everyone.
 */
export function useCaptcha() {
  const [{ a, b }, setDigits] = useState(drawDigits)
  const question = useHydrated() ? `What is ${a} + ${b}?` : 'What is the sum?'
  return { question, answer: a + b, drawAnother: () => setDigits(drawDigits()) }
}
