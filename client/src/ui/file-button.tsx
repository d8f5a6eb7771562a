import { type Ref, useRef } from 'react'
import { Button } from './button.tsx'

interface FileButtonProps {
  /** Value of the `accept` attribute. */
  readonly accept: string
  readonly onFile: (file: File) => void
  readonly children: string
  readonly ref?: Ref<HTMLButtonElement>
}

export function FileButton({ accept, onFile, children, ref }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={children}
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          // Allows choosing the same file again.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button ref={ref} variant="secondary" onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
