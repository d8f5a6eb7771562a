import { useRef } from 'react'
import { Button } from './button.tsx'

interface FileButtonProps {
  /** Endings and types, as the `accept` attribute has them. */
  readonly accept: string
  readonly onFile: (file: File) => void
  readonly children: string
}

/** Has a file of the person's own device chosen. */
export function FileButton({ accept, onFile, children }: FileButtonProps) {
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
          // The same file may be chosen again.
          target.value = ''
          if (file) onFile(file)
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        {children}
      </Button>
    </>
  )
}
