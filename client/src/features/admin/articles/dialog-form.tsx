import type { ReactNode, SubmitEvent } from 'react'

/** The form is inside the article's form in React's tree, so its submit event must not bubble. */
export function DialogForm({ onSubmit, children }: { onSubmit: (event: SubmitEvent) => unknown; children: ReactNode }) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.stopPropagation()
        void onSubmit(event)
      }}
      className="mt-5 grid gap-5"
    >
      {children}
    </form>
  )
}
