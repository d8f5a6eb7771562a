import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import { expectAccessible } from '../../support/open-page.tsx'
import { expectSummary, goToStep, openStep, readStoredHome } from '../../support/planner-page.tsx'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

const kinds = async () => within(await screen.findByRole('group', { name: 'Kind of home' }))

test.each(['/plan', '/plan/home'])(
  'The kind of home is one of four, chosen at %s, and nothing typed is lost',
  async (path) => {
    const { actor } = await openStep(path, SAMPLE_HOME)
    expect((await kinds()).getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual([
      'House',
      'Apartment with a balcony',
      'Power outages',
      'Off the grid',
    ])
    expect((await kinds()).getByRole('radio', { name: 'House' })).toBeChecked()
    await expectAccessible()
    await actor.click((await kinds()).getByRole('radio', { name: 'Power outages' }))
    expect(readStoredHome()).toEqual({ ...SAMPLE_HOME, kind: 'outages' })
    await actor.click((await kinds()).getByRole('radio', { name: 'House' }))
    expect(readStoredHome()).toEqual({ ...SAMPLE_HOME, kind: 'house' })
  },
)

/** Searches the page's content, without the site's menus. */
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

describe('A home with outages', () => {
  const { battery: _, ...system } = SAMPLE_HOME.system
  // A quote would decide on the battery.
  const { quote: _quote, ...money } = SAMPLE_HOME.money
  const HOME: Home = { ...SAMPLE_HOME, kind: 'outages', outages: { hoursPerDay: 8 }, system, money }

  test('is asked for the hours, a generator and what must run', async () => {
    const { outages: __, ...home } = HOME
    const { actor } = await openStep('/plan/home', home)
    await actor.fill(await screen.findByRole('textbox', { name: 'Hours a day without power' }), '8')
    await actor.click(screen.getByRole('radio', { name: 'Diesel' }))
    expect(readStoredHome()).toMatchObject({ outages: { hoursPerDay: 8 }, system: { generator: { fuel: 'diesel' } } })
    await expectAccessible()
    await actor.click(screen.getByRole('radio', { name: 'Yes, by a weekly schedule' }))
    const cell = (name: string) => screen.getByRole('button', { name })
    await actor.click(await screen.findByRole('button', { name: 'Every day, 18:00: no power' }))
    expect(cell('Sunday, 18:00: no power')).toHaveAttribute('aria-pressed', 'true')
    // One tab stop; arrows move and Space changes.
    cell('Monday, 18:00: no power').focus()
    await actor.keyboard('{ArrowRight}{ArrowDown} ')
    expect(cell('Tuesday, 19:00: no power')).toHaveFocus()
    const six = `${'0'.repeat(18)}1${'0'.repeat(5)}`
    const sixAndSeven = `${'0'.repeat(18)}11${'0'.repeat(4)}`
    expect(readStoredHome().outages?.week).toEqual([six, sixAndSeven, six, six, six, six, six])
    await expectAccessible()
    await actor.click(screen.getByRole('radio', { name: 'No, only how long' }))
    expect(readStoredHome().outages).toEqual({ hoursPerDay: 8 })
    await actor.click(screen.getByRole('radio', { name: 'Yes, by a weekly schedule' }))
    expect(readStoredHome().outages?.week?.[1]).toBe(sixAndSeven)
  })

  test('is answered with what serves it, above the grid’s answer, in words and by month and hour', async () => {
    await openStep('/plan/answer', { ...HOME, system: { ...system, generator: { fuel: 'petrol' } } })
    expect(
      await screen.findByText(
        /^A .*kWh battery covers .*% of your outages, with solar .*%\. The generator alone burns/,
      ),
    ).toBeVisible()
    expect(screen.getByText(/Solar without a battery switches off with the grid: it serves nothing/)).toBeVisible()
    const table = within(screen.getByRole('region', { name: 'Power outages: table' }))
    expect(
      table
        .getAllByRole('columnheader')
        .slice(1)
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Solar without a battery',
      'Generator alone',
      'Battery alone',
      'Solar and battery',
      'Solar, battery and generator',
    ])
    const covered = within(table.getByRole('row', { name: /^Covered in outages/ }))
    expect(covered.getAllByRole('cell')[0]).toHaveTextContent('0%')
    expect(covered.getAllByRole('cell')[1]).toHaveTextContent('100%')
    const amountsIn = (name: RegExp) =>
      within(table.getByRole('row', { name }))
        .getAllByRole('cell')
        .map(({ textContent }) => Number(/[\d.]+/.exec(textContent ?? '')?.[0]))
    const bills = amountsIn(/^Your bill/)
    // The bill is that of the plan: charging the battery has a row of its own.
    expect(bills[2]).toBe(bills[1])
    expect(amountsIn(/^Cost of charging it/)[2]).toBeGreaterThan(0)
    expect(bills[0]).toBeLessThan(bills[1] ?? 0)
    const hours = within(screen.getByRole('region', { name: 'Covered by month and hour: table' }))
    expect(hours.getAllByText(/^covered on/).length).toBe(12 * 24)
    await expectAccessible()
  })

  test('is asked for the price of its fuel after the answer, which says what its verdict leaves out', async () => {
    const { actor } = await openStep('/plan/home', { ...HOME, system: { ...system, generator: { fuel: 'petrol' } } })
    await screen.findByRole('textbox', { name: 'Hours a day without power' })
    expect(screen.queryByRole('textbox', { name: /^Fuel price/ })).not.toBeInTheDocument()
    await goToStep(actor, 'Your Answer')
    expect(
      await screen.findByText(/Solar and battery save \d+\sL of fuel a year\. The verdict below does not count it\./),
    ).toBeVisible()
    const table = within(screen.getByRole('region', { name: 'Power outages: table' }))
    expect(table.getByRole('row', { name: /^Cost of fuel and wear/ })).not.toHaveTextContent('€')
    await actor.fill(screen.getByRole('textbox', { name: 'Fuel price (€ per L)' }), '2')
    expect(await screen.findByText(/of fuel a year, €\d+\. The verdict below does not count it\./)).toBeVisible()
    expect(table.getByRole('row', { name: /^Cost of fuel and wear/ })).toHaveTextContent('€')
    expect(readStoredHome().money.fuelPrice).toBe(2)
    await expectAccessible()
  })

  test('says what is missing, with a link to its field', async () => {
    const { outages: __, ...home } = HOME
    const { actor } = await openStep('/plan/answer', home)
    await actor.click(await screen.findByRole('link', { name: 'Hours a day without power (My Home)' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Hours a day without power' })).toHaveFocus())
  })
})
