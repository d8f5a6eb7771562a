import type { ReactNode, SubmitEvent } from 'react'

/** A form in a window of the editor. As React sees it, it stands inside the article's form, which must not hear of it. */
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
