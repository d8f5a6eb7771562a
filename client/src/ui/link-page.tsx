import type { ReactNode } from 'react'
import { Page } from './page.tsx'

interface LinkPageProps {
  readonly heading: string
  readonly intro: string
  readonly isDone: boolean
  /** Why the action failed or cannot work. */
  readonly problem?: string | false | undefined
  readonly button: ReactNode
  /** Said after the action. */
  readonly done: string
  /** Where to go after the action. */
  readonly next: ReactNode
}

/** Target of a link in an email. It asks for a press, because mail scanners open links. */
export function LinkPage({ heading, intro, isDone, problem, button, done, next }: LinkPageProps) {
  return (
    <Page heading={heading} intro={intro} width="medium">
      <p role="status" className="text-lg font-semibold text-savings not-empty:mb-6">
        {isDone && done}
      </p>
      <p role="alert" className="font-semibold text-danger not-empty:mb-6">
        {!isDone && problem}
      </p>
      {isDone ? next : button}
    </Page>
  )
}
