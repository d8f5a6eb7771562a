import { screen, waitFor } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyHome } from '#shared/home/empty-home.ts'
import { expectAccessible, openPage } from '../../support/open-page.tsx'

/* No result of a calculator comes from the prices of another country. */

const PRESETS = '#shared/presets/load.ts'
/** What loading the prices of a country waits for. */
let isLoadable: Promise<unknown> = Promise.resolve()

beforeEach(() => {
  isLoadable = Promise.resolve()
  vi.doMock(PRESETS, async (importOriginal) => {
    const original = await importOriginal<typeof import('#shared/presets/load.ts')>()
    return { ...original, loadPreset: (...args: [string]) => isLoadable.then(() => original.loadPreset(...args)) }
  })
})
afterEach(() => vi.doUnmock(PRESETS))

const results = () => screen.getByRole('region', { name: 'Results' })
const calculate = () => screen.getByRole('button', { name: 'Calculate' })

async function openSolar(country: string, currency: string) {
  localStorage.setItem('home', JSON.stringify(emptyHome({ country, currency })))
  const page = await openPage('/calculators/solar')
  const sign = /^Average Monthly Electricity Bill \((?!\$)/
  return { ...page, bill: await screen.findByLabelText(sign), hours: screen.getByLabelText('Average Daily Sun Hours') }
}

test('Calculate waits for the prices of India', async () => {
  let release = () => {}
  isLoadable = new Promise<void>((resolve) => {
    release = resolve
  })
  const { actor, bill, hours } = await openSolar('IN', 'INR')
  await actor.fill(bill, '2000')
  await actor.fill(hours, '5')
  await actor.click(calculate())
  await waitFor(() => expect(calculate()).toHaveAttribute('aria-busy', 'true'))
  expect(results()).not.toHaveTextContent(/kW/)
  release()
  // ₹2,000 ÷ ₹7.5/kWh ÷ (30 × 5 h × 75 %) = 2.37 kW; 2,370 W × ₹59.7 ÷ (₹2,000 × 12 × 90 %) = 6.55 years
  await waitFor(() => expect(results()).toHaveTextContent('2.4 kW'))
  expect(results()).toHaveTextContent('6.6 years')
  expect(results()).toHaveTextContent('We used typical prices (India): ₹7.5 per kWh and ₹59.7 per W.')
  expect(results()).not.toHaveTextContent('US prices')
})

test('A country without prices is asked for them', async () => {
  const { actor, bill, hours } = await openSolar('NG', 'NGN')
  await waitFor(() => expect(screen.getByLabelText(/^Electricity rate/)).toHaveValue(''))
  const rate = screen.getByLabelText(/^Electricity rate/)
  const cost = screen.getByLabelText(/^Installed cost/)
  expect(cost).toHaveValue('')
  expect(rate).toHaveAccessibleDescription('We do not know the usual price in your country. Enter yours.')
  await actor.fill(bill, '30000')
  await actor.fill(hours, '5')
  expect(calculate()).toBeDisabled()
  await actor.fill(rate, '200')
  await actor.fill(cost, '1500')
  await expectAccessible()
  await actor.press('Calculate')
  // 30,000 ÷ 200 ÷ (30 × 5 × 75 %) = 1.3 kW; 1,300 W × 1,500 ÷ (30,000 × 12 × 90 %) = 6.0 years
  await waitFor(() => expect(results()).toHaveTextContent('1.3 kW'))
  expect(results()).toHaveTextContent('6.0 years')
  expect(results()).not.toHaveTextContent('US prices')
})

test('Prices that do not load are asked for, and loaded on request', async () => {
  isLoadable = Promise.reject(new TypeError('Failed to fetch'))
  isLoadable.catch(() => {})
  const { actor } = await openSolar('IN', 'INR')
  expect(
    await screen.findByText('We could not load local prices. Check your connection and try again.'),
  ).toBeInTheDocument()
  await waitFor(() => expect(screen.getByLabelText(/^Electricity rate/)).toHaveValue(''))
  isLoadable = Promise.resolve()
  await actor.press('Try again')
  await waitFor(() => expect(screen.getByLabelText(/^Electricity rate/)).toHaveValue('7.5'))
  expect(screen.queryByText(/^We could not load local prices/)).toBeNull()
})
