import { useState } from 'react'
import { t } from '#shared/language/t.ts'
import { Button } from '../../ui/button.tsx'

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

/** Scrolls by itself, by keyboard too. */
export const CodeBlock = ({ label, children }: { label: string; children: string }) => (
  <section
    aria-label={label}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    tabIndex={0}
    className="mt-2 max-h-96 overflow-auto rounded-xl border border-line bg-sunken p-4 text-sm"
  >
    <pre className="font-mono">
      <span lang="en">{children}</span>
    </pre>
  </section>
)

/** Names of programs, with their meaning. */
export const Definitions = ({ rows }: { rows: readonly (readonly [name: string, meaning: string])[] }) => (
  <dl className="divide-y divide-line">
    {rows.map(([name, meaning]) => (
      <div key={name} className="grid gap-x-6 py-2.5 md:grid-cols-[1fr_2fr]">
        <dt className="font-mono text-sm font-semibold wrap-anywhere">
          <span lang="en">{name}</span>
        </dt>
        <dd>{meaning}</dd>
      </div>
    ))}
  </dl>
)
