import type { Question, Reply } from './protocol.ts'
import { Reckoner } from './reckoner.ts'

/*
 * Reckons plans beside the page, so that no keystroke waits for one. Between two pieces it looks whether there is a newer
 * question. Its file holds all that it needs: the policy of a worker's file allows it to load nothing.
 */

const reckoner = new Reckoner()
let newest = 0
const { port1: now, port2: next } = new MessageChannel()
let work: Iterator<Reply> | undefined

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  newest = data.number
  work = repliesTo(data)
  next.postMessage(null)
})

now.onmessage = () => {
  const { value, done } = work?.next() ?? { done: true, value: undefined }
  if (done) return
  if (value.isLast || Object.keys(value.replies).length > 0) postMessage(value)
  // By way of the queue of messages, in which a newer question may stand by now.
  next.postMessage(null)
}

function* repliesTo(question: Question): Generator<Reply, void, undefined> {
  const { number } = question
  for (const replies of reckoner.answer(question)) {
    if (number !== newest) return
    yield { number, replies, isLast: false }
  }
  yield { number, replies: {}, isLast: true }
}
