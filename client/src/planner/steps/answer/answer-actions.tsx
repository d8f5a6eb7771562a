import { useEffect } from 'react'
import { t } from '#shared/language/t.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { classes } from '../../../ui/classes.ts'
import { SAVE_ID } from '../../page/steps.ts'

/** Stays at the bottom of a phone's screen; the page scrolls focused elements above it (styles.css). */
export function AnswerActions() {
  useEffect(() => {
    const { dataset } = document.documentElement
    dataset.bottomBar = ''
    return () => {
      delete dataset.bottomBar
    }
  }, [])
  return (
    <div
      className={classes(
        'sticky bottom-0 z-20 -mx-5 mt-2 flex gap-3 border-t border-line bg-surface px-5 py-2 shadow-lift *:flex-1 md:-mx-8 md:px-8',
        'lg:hidden print:hidden [@media(height<30rem)]:static',
      )}
    >
      <ButtonLink href="/plan/answer#money.quote" variant="secondary" size="snug">
        {t('Check a quote')}
      </ButtonLink>
      <Button size="snug" onClick={showSaving}>
        {t('Save or share')}
      </Button>
    </div>
  )
}

function showSaving() {
  const section = document.getElementById(SAVE_ID)
  section?.querySelector('details')?.setAttribute('open', '')
  section?.scrollIntoView()
  section?.focus({ preventScroll: true })
}
