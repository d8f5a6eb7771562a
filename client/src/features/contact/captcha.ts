import { useState } from 'react'
import { useHydrated } from '../../ui/use-hydrated.ts'

const digit = () => Math.floor(Math.random() * 10)
const draw = () => ({ a: digit(), b: digit() })

/**
 * Two digits to add up: it keeps out the simplest robots, and only the browser checks it. The server draws none, because
 * all visitors are sent the same page.
 */
export function useCaptcha() {
  const [{ a, b }, set] = useState(draw)
  const question = useHydrated() ? `What is ${a} + ${b}?` : 'What is the sum?'
  return { question, answer: a + b, drawAnother: () => set(draw()) }
}
