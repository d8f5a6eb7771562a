import { useRef, useState } from 'react'
import { LONGEST_HOME, readHome } from '#shared/home/parse.ts'
import { openHome, sayOfHome } from '../../../state/home.ts'
import { Button } from '../../../ui/button.tsx'

/** Opens a plan that was kept as a file. What cannot be read changes nothing. */
export function OpenFile() {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  async function open(file: File | undefined) {
    if (!file) return
    // A character takes four bytes at most: what is larger need not be read.
    const read =
      file.size > 4 * LONGEST_HOME ? { problem: 'This plan is too large to read.' } : readHome(await file.text())
    setProblem('problem' in read ? read.problem : '')
    if ('problem' in read) return
    openHome(read.home)
    sayOfHome(['The plan of the file was opened. Undo brings yours back.', ...read.notes])
  }
  return (
    <>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="Open a plan (JSON)"
        className="sr-only"
        tabIndex={-1}
        onChange={({ target }) => {
          void open(target.files?.[0])
          target.value = ''
        }}
      />
      <Button variant="secondary" onClick={() => input.current?.click()}>
        Open a plan (JSON)
      </Button>
      <p role="alert" className="w-full font-semibold text-danger empty:hidden">
        {problem}
      </p>
    </>
  )
}
