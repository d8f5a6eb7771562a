import type { ReactNode, SubmitEvent } from 'react'

/** In React's tree it is inside the article's form, so its submit event must not bubble. */
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
