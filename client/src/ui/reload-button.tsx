import { useState } from 'react'
import { t } from '#shared/language/t.ts'
import { reloadIfPossible } from '../startup/import-or-reload.ts'
import { Button } from './button.tsx'

/** The button keeps the page if there is no connection. */
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
