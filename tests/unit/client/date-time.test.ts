import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { DateLocale } from '../../../client/src/ui/date-locale.ts'
import { DateTime } from '../../../client/src/ui/date-time.tsx'

const renderDate = (locale: string) =>
  renderToStaticMarkup(
    createElement(DateLocale, { value: () => locale }, createElement(DateTime, { timestamp: '2026-11-21T16:05:00Z' })),
  )

test("writes a date in the region's order", () => {
  expect(renderDate('en-US')).toContain('November 21, 2026')
  expect(renderDate('en-DE')).toContain('21 November 2026')
})
