import { useState } from 'react'
import { t } from '#shared/language/t.ts'
import { Button } from '../../ui/button.tsx'
import { CodeBlock } from './code-block.tsx'

/** A program to copy; its heading is a level below that of the section. */
export function CodeExample({ name, code }: { name: string; code: string }) {
  const [status, setStatus] = useState('')
  async function copy() {
    const isCopied = await navigator.clipboard?.writeText(code).then(
      () => true,
      () => false,
    )
    setStatus(isCopied ? t('Copied') : t('Select the text to copy it.'))
  }
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="text-lg">
          <span lang="en">{name}</span>
        </h3>
        <div className="flex items-center gap-3">
          <span aria-live="polite" className="text-sm text-soft">
            {status}
          </span>
          <Button variant="secondary" size="tight" onClick={copy}>
            {t('Copy {name}', { name })}
          </Button>
        </div>
      </div>
      <CodeBlock label={name}>{code}</CodeBlock>
    </div>
  )
}
