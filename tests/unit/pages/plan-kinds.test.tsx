import { screen, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import { expectAccessible } from '../../support/open-page.tsx'
import { expectSummary, goToStep, openStep, readStoredHome } from '../../support/planner-page.tsx'
import { SAMPLE_HOME } from '../home/sample-home.ts'

const kinds = async () => within(await screen.findByRole('group', { name: 'Kind of home' }))

test.each(['/plan', '/plan/home'])(
  'The kind of home is one of four, chosen at %s, and nothing typed is lost',
  async (path) => {
    const { actor } = await openStep(path)
    expect((await kinds()).getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'House',
      'Power outages are common',
      'No grid (off-grid)',
      'Apartment with a balcony',
    ])
    expect((await kinds()).getByRole('radio', { name: 'House' })).toBeChecked()
    await expectAccessible()
    await actor.click((await kinds()).getByRole('radio', { name: 'Power outages are common' }))
    expect(readStoredHome()).toEqual({ ...SAMPLE_HOME, kind: 'outages' })
    await actor.click((await kinds()).getByRole('radio', { name: 'House' }))
    expect(readStoredHome()).toEqual({ ...SAMPLE_HOME, kind: 'house' })
  },
)

/** In the page's content, without the site's menus. */
const inMain = () => within(screen.getByRole('main'))

describe('A cabin without a grid', () => {
  const { offGrid: _, ...rest } = SAMPLE_HOME
  const CABIN: Home = {
    ...rest,
    kind: 'off-grid',
    tariff: {},
    use: {},
    money: { incentives: [], price: { kind: 'by-size', each: 2_000 }, batteryPrice: { kind: 'by-size', each: 600 } },
    offGrid: { building: 'cabin', load: { kind: 'day', kwh: 2 } },
  }

  test('is asked for its use in the first of four steps, and never for a bill', async () => {
    const { offGrid: __, ...home } = CABIN
    const { actor } = await openStep('/plan/home', { ...home, money: { incentives: [] } })
    const steps = within(screen.getByRole('navigation', { name: 'Plan steps' }))
    expect(steps.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '1 My Home',
      '2 My Sun',
      '3 My Money',
      '4 Your Answer',
    ])
    expect(inMain().queryByText(/bill/i)).not.toBeInTheDocument()
    await actor.fill(await screen.findByRole('textbox', { name: 'Electricity used (kWh a day)' }), '2')
    await actor.click(screen.getByRole('radio', { name: 'Cabin or holiday home' }))
    expect(readStoredHome().offGrid).toEqual({ building: 'cabin', load: { kind: 'day', kwh: 2 } })
    await expectAccessible()
  })

  test('is asked for the prices of panels and battery, and never for a tariff', async () => {
    const { actor } = await openStep('/plan/money', { ...CABIN, money: { incentives: [] } })
    await actor.fill(await screen.findByRole('textbox', { name: 'Panels, installed (€ per kWp)' }), '2000')
    await actor.fill(screen.getByRole('textbox', { name: 'Battery, installed (€ per kWh)' }), '600')
    expect(readStoredHome().money).toEqual(CABIN.money)
    for (const name of [/tariff/i, /export/i, /electricity price/i]) expect(inMain().queryByText(name)).toBeNull()
    await expectAccessible()
    await goToStep(actor, 'Your Answer')
    expect(await screen.findByText(/^\d+ panels? \(.*kWp\) and a .*kWh battery cost about €/)).toBeVisible()
    for (const name of [/tariff/i, /export/i, /payback/i, /bill/i]) expect(inMain().queryByText(name)).toBeNull()
    await expectAccessible()
  })

  test('is answered with a system within its limit, month by month, and in its plan so far', async () => {
    await openStep('/plan/answer', CABIN)
    const sentence = await screen.findByText(/battery cost about €/)
    const battery = / a (.*kWh) battery/.exec(sentence.textContent ?? '')?.[1] ?? expect.fail(sentence.textContent)
    await expectSummary('Battery', battery.replace('\u00A0', ' '))
    const shortDays = await screen.findByText(/^(none|at least \d(\.\d)?%)$/, { selector: 'strong' })
    expect(Number(/[\d.]+/.exec(shortDays.textContent ?? '')?.[0] ?? 0)).toBeLessThanOrEqual(5)
    expect(screen.getByText(/^Your limit: 5%/)).toBeVisible()
    const months = within(await screen.findByRole('region', { name: 'Month by month' }))
    const rows = months.getAllByRole('row').slice(1)
    const use = rows.map((row) => Number(within(row).getAllByRole('cell')[1]?.textContent))
    // 365 days of 2 kWh, each month rounded.
    expect(Math.abs(use.reduce((sum, kwh) => sum + kwh, 0) - 730)).toBeLessThanOrEqual(6)
    expect(screen.queryByRole('region', { name: 'Carbon' })).not.toBeInTheDocument()
  })

  test('is compared with its generator, and warned of its exhaust', async () => {
    const { actor } = await openStep('/plan/home', CABIN)
    await actor.click(await screen.findByRole('radio', { name: 'Gasoline (petrol)' }))
    await actor.fill(await screen.findByRole('textbox', { name: 'Fuel price (€ per L)' }), '1.80')
    expect(screen.getByText(/carbon monoxide/)).toBeVisible()
    expect(readStoredHome()).toMatchObject({ system: { generator: { fuel: 'petrol' } }, money: { fuelPrice: 1.8 } })
    expect(readStoredHome().money).not.toHaveProperty('generatorWear')
    await goToStep(actor, 'Your Answer')
    const compared = await screen.findByRole('region', { name: 'Compared with the generator alone' })
    expect(within(compared).getByRole('row', { name: /^Fuel a year/ })).toHaveTextContent(/ L.* L/)
    await actor.click(screen.getByRole('link', { name: /My Home/ }))
    await actor.click(await screen.findByRole('radio', { name: 'No generator' }))
    expect(readStoredHome().system).not.toHaveProperty('generator')
    await actor.click(screen.getByRole('radio', { name: 'Gasoline (petrol)' }))
    expect(readStoredHome().system.generator).toMatchObject({ fuel: 'petrol' })
  })

  test('keeps what the house had, and says at a step that it does not need where to change it', async () => {
    const { actor } = await openStep('/plan/system', { ...SAMPLE_HOME, kind: 'off-grid' })
    expect(await screen.findByText('Nothing to enter here')).toBeVisible()
    await actor.click(screen.getByRole('link', { name: 'Change your kind of home (My Home)' }))
    await actor.click(await screen.findByRole('radio', { name: 'House' }))
    expect(readStoredHome()).toEqual({ ...SAMPLE_HOME, kind: 'house' })
  })

  test('is answered in German', async () => {
    await openStep('/de/plan/answer', CABIN)
    expect(await screen.findByText(/ und ein Speicher mit .* kosten etwa /)).toBeVisible()
  })
})
