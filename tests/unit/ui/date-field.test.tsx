import { fireEvent, screen, waitFor } from '@testing-library/dom'
import { useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DateField } from '../../../client/src/ui/date-field.tsx'

/* What a browser reports while a date is typed. A real one types it in tests/e2e/dates.spec.ts. */

const onValue = vi.fn()
let root: Root

function Form({ isRequired }: { isRequired: boolean }) {
  const [date, setDate] = useState<string | undefined>('2026-03-15')
  return (
    <DateField
      label="Start"
      value={date}
      onValue={(next) => {
        onValue(next)
        setDate(next)
      }}
      min="2000-01-01"
      max="2099-12-31"
      isRequired={isRequired}
    />
  )
}

beforeEach(() => {
  onValue.mockClear()
  document.body.innerHTML = '<div id="root"></div>'
  root = createRoot(document.getElementById('root') as HTMLElement)
})
afterEach(() => root.unmount())

async function open(isRequired = false) {
  root.render(<Form isRequired={isRequired} />)
  return screen.findByLabelText<HTMLInputElement>('Start')
}

test('A year is typed digit by digit, and only the complete one counts', async () => {
  const field = await open()
  for (const value of ['0002-03-15', '0020-03-15', '0202-03-15']) {
    fireEvent.input(field, { target: { value } })
    await Promise.resolve()
    expect(field).toHaveValue(value)
  }
  expect(onValue).not.toHaveBeenCalled()
  fireEvent.input(field, { target: { value: '2027-03-15' } })
  expect(onValue.mock.calls).toEqual([['2027-03-15']])
})

test('A date out of range stays in the field, with the range once the field is left', async () => {
  const field = await open()
  fireEvent.input(field, { target: { value: '2127-03-15' } })
  expect(field).not.toHaveAccessibleDescription()
  fireEvent.focusOut(field)
  await waitFor(() =>
    expect(field).toHaveAccessibleDescription('Enter a date from January 1, 2000 to December 31, 2099.'),
  )
  expect(field).toHaveValue('2127-03-15')
  expect(onValue).not.toHaveBeenCalled()
})

test('An emptied field has no date, unless it needs one', async () => {
  const optional = await open()
  fireEvent.input(optional, { target: { value: '' } })
  expect(onValue.mock.calls).toEqual([[undefined]])
  onValue.mockClear()
  root.unmount()
  root = createRoot(document.getElementById('root') as HTMLElement)
  const required = await open(true)
  fireEvent.input(required, { target: { value: '' } })
  fireEvent.focusOut(required)
  await waitFor(() => expect(required).toHaveAccessibleDescription(/^Enter a date from/))
  expect(onValue).not.toHaveBeenCalled()
})
