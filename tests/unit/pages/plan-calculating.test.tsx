import { screen, waitFor, within } from '@testing-library/dom'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { withoutQuotes } from '#shared/home/quotes.ts'
import { openStep } from '../../support/planner-page.tsx'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

/* The planner's screens while the plan is calculated: nothing looks as if it were missing. */

const SYSTEM = { ...SAMPLE_HOME.system, arrays: [] }
const { battery: _battery, ...withoutBattery } = SYSTEM
const HOME = { ...withoutQuotes(SAMPLE_HOME), system: withoutBattery }
const ENGINE = '../../../client/src/planner/engine/plan-engine.ts'

let release = () => {}

/** The engine waits for `release` after its first results. */
beforeEach(() => {
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  vi.doMock(ENGINE, async (importOriginal) => {
    const { PlanEngine } = await importOriginal<typeof import('../../../client/src/planner/engine/plan-engine.ts')>()
    return {
      PlanEngine: class extends PlanEngine {
        override async *compute(...args: Parameters<InstanceType<typeof PlanEngine>['compute']>) {
          for await (const results of super.compute(...args)) {
            if (results.plan) await isReleased
            yield results
          }
        }
      },
    }
  })
})
afterEach(() => vi.doUnmock(ENGINE))

const CALCULATING = 'Calculating …'
const main = () => within(screen.getByRole('main'))
const summary = () => screen.getAllByRole('complementary', { name: 'Your plan so far' })[0] as HTMLElement

test('My System calculates a battery instead of having none', async () => {
  await openStep('/plan/system', HOME)
  const battery = within(await screen.findByRole('region', { name: 'Battery' }))
  expect(await battery.findByText(CALCULATING)).toBeVisible()
  expect(battery.queryByText('No battery')).toBeNull()
  await waitFor(() =>
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(CALCULATING),
  )
  expect(within(summary()).getByText('Panels').parentElement).toHaveTextContent(CALCULATING)
  expect(summary()).not.toHaveTextContent('–')
  release()
  await waitFor(() => expect(within(summary()).getByText('Panels').parentElement).toHaveTextContent(/kWp/))
  expect(main().queryByText(CALCULATING)).toBeNull()
})

test('My Money calculates a price and incentives instead of knowing none', async () => {
  const { price: _price, ...money } = HOME.money
  await openStep('/plan/money', { ...HOME, money })
  for (const name of ['Price', 'Incentives', 'Maintenance and losses']) {
    const line = within(await screen.findByRole('region', { name }))
    if (name === 'Incentives') expect(await line.findByText(CALCULATING)).toBeVisible()
    expect(line.queryByText(/^(Not known yet|None|–)$/)).toBeNull()
  }
})

test('My Sun offers no panels for a roof face that is about to have some', async () => {
  await openStep('/plan/sun', HOME)
  expect((await screen.findAllByText(CALCULATING))[0]).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Add panels to this roof face' })).toBeNull()
})

test('The answer announces that it is calculated, and shows what needs no calculation first', async () => {
  await openStep('/plan/answer', HOME)
  const section = await screen.findByRole('region', { name: 'Our answer' })
  expect(within(section).getByRole('status')).toHaveTextContent(CALCULATING)
  const value = (label: string) => within(section).getByText(label).parentElement?.querySelector('dd')
  expect(value('Place')).toHaveTextContent('Berlin, Germany')
  // 120 a month and 0.387 a kWh, as the home says.
  expect(value('Your bill now')).toHaveTextContent('€120')
  expect(value('Electricity price')).toHaveTextContent('€0.387')
  // The sun of the place comes before the system is found: 3 h a day in Berlin, roughly.
  await waitFor(() => expect(Number(value('Peak sun hours a day')?.textContent)).toBeGreaterThan(2))
  expect(Number(value('Peak sun hours a day')?.textContent)).toBeLessThan(4.5)
  expect(value('Payback')).toHaveTextContent(CALCULATING)
  release()
  await waitFor(() => expect(within(section).getByRole('status')).toHaveTextContent(/orth it|depends/))
})
