import { useState } from 'react'
import { LONGEST_HOME, type ReadHome, readHome } from '#shared/home/parse.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import { OfferedPlan } from './offered-plan.tsx'

/** Shows the plan of a file beside one's own. What cannot be read changes nothing. */
export function OpenFile() {
  const [problem, setProblem] = useState('')
  const [offered, offer] = useState<ReadHome>()
  async function open(file: File) {
    // A character takes four bytes at most: what is larger need not be read.
    const read =
      file.size > 4 * LONGEST_HOME ? { problem: 'This plan is too large to read.' } : readHome(await file.text())
    setProblem('problem' in read ? read.problem : '')
    offer('problem' in read ? undefined : read)
  }
  return (
    <>
      <FileButton accept=".json,application/json" onFile={(file) => void open(file)}>
        Open a plan (JSON)
      </FileButton>
      <p role="alert" className="w-full font-semibold text-danger empty:hidden">
        {problem}
      </p>
      <div role="status" className="w-full empty:hidden">
        {offered && (
          <OfferedPlan
            read={offered}
            heading="The plan in your file"
            onClose={() => offer(undefined)}
            onOpen={() => scrollTo({ top: 0 })}
          />
        )}
      </div>
    </>
  )
}
