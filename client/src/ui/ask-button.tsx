import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react'
import { Button } from './button.tsx'
import type { Question } from './confirm-window.tsx'

const ConfirmWindow = lazy(() => import('./confirm-window.tsx'))

type AskButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'pending'> & {
  question: Question
  /** What is done when the answer is yes. The question stays until it has ended, well or not. */
  onConfirm: () => Promise<unknown>
}

/** A button for what cannot be undone: it asks first. */
export function AskButton({ question, onConfirm, ...button }: AskButtonProps) {
  const [asking, setAsking] = useState(false)
  const [pending, setPending] = useState(false)
  const self = useRef<HTMLButtonElement>(null)
  const close = () => setAsking(false)
  async function confirm() {
    setPending(true)
    // Whoever does it says how it went.
    await onConfirm().catch(() => {})
    setPending(false)
    close()
  }
  return (
    <>
      <Button {...button} ref={self} onClick={() => setAsking(true)} />
      {asking && (
        <Suspense>
          <ConfirmWindow opener={self} onClose={close} question={question} onConfirm={confirm} pending={pending} />
        </Suspense>
      )}
    </>
  )
}
