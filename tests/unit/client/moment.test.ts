import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DateLocale } from '../../../client/src/ui/date-locale.ts'
import { Moment } from '../../../client/src/ui/moment.tsx'

const written = (locale: string) =>
  renderToStaticMarkup(
    createElement(DateLocale, { value: locale }, createElement(Moment, { at: '2026-11-21T16:05:00Z' })),
  )

test('A date stands in the order of the region', () => {
  expect(written('en-US')).toContain('November 21, 2026')
  expect(written('en-DE')).toContain('21 November 2026')
})
