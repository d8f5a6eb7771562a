import { useState } from 'react'
import { LONGEST_HOME, readHome } from '#shared/home/parse.ts'
import { openHome, sayOfHome } from '../../../state/home.ts'
import { FileButton } from '../../../ui/file-button.tsx'

/** Opens a plan that was kept as a file. What cannot be read changes nothing. */
export function OpenFile() {
  const [problem, setProblem] = useState('')
  async function open(file: File) {
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
      <FileButton accept=".json,application/json" onFile={(file) => void open(file)}>
        Open a plan (JSON)
      </FileButton>
      <p role="alert" className="w-full font-semibold text-danger empty:hidden">
        {problem}
      </p>
    </>
  )
}
