import { useState } from 'react'
import { t } from '#shared/language/t.ts'
import { reloadIfPossible } from '../startup/import-or-reload.ts'
import { Button } from './button.tsx'

/** Without a connection it keeps the page. */
export function ReloadButton() {
  const [isPending, setPending] = useState(false)
  async function reload() {
    setPending(true)
    await reloadIfPossible()
    setPending(false)
  }
  return (
    <Button pending={isPending} onClick={reload}>
      {t('Try again')}
    </Button>
  )
}
