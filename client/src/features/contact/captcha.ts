import { useState } from 'react'

const digit = () => Math.floor(Math.random() * 10)
const draw = () => ({ a: digit(), b: digit() })

/** Two digits to add up: it keeps out the simplest robots, and only the browser checks it. */
export function useCaptcha() {
  const [{ a, b }, set] = useState(draw)
  return { question: `What is ${a} + ${b}?`, answer: a + b, drawAnother: () => set(draw()) }
}
