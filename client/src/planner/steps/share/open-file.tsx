import { useRef, useState } from 'react'
import { MAX_HOME_LENGTH, type ParsedHome, parseHomeJson } from '#shared/home/parse.ts'
import { t } from '#shared/language/t.ts'
import { FileButton } from '../../../ui/file-button.tsx'
import { IncomingPlan } from './incoming-plan.tsx'

async function readPlan(file: File) {
  // A character takes at most four bytes: larger files need not be read.
  if (file.size > 4 * MAX_HOME_LENGTH) return { problem: t('This plan is too large to read.') }
  // It may be gone, or on a drive that is.
  const text = await file.text().catch(() => undefined)
  return text === undefined ? { problem: t('We could not read this file. Choose it again.') } : parseHomeJson(text)
}

/** An invalid file changes nothing. */
export function OpenFile() {
  const [problem, setProblem] = useState('')
  const [parsedPlan, setParsedPlan] = useState<ParsedHome>()
  const button = useRef<HTMLButtonElement>(null)
  async function open(file: File) {
    const parsed = await readPlan(file)
    setProblem('problem' in parsed ? parsed.problem : '')
    setParsedPlan('problem' in parsed ? undefined : parsed)
  }
  function close() {
    setParsedPlan(undefined)
    button.current?.focus()
  }
  return (
    <>
      <FileButton ref={button} accept=".json,application/json" onFile={(file) => void open(file)}>
        {t('Open a plan (JSON)')}
      </FileButton>
      <p role="alert" className="w-full font-semibold text-danger empty:hidden">
        {problem}
      </p>
      <div role="status" className="w-full empty:hidden">
        {parsedPlan && <IncomingPlan parsed={parsedPlan} source="file" onClose={close} />}
      </div>
    </>
  )
}
