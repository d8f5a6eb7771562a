import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test } from 'vitest'
import type { Home } from '#shared/home/home.ts'
import { expectAccessible, openPage } from '../../support/open-page.tsx'
import {
  card,
  chooseTown,
  expectSummary,
  goToStep,
  openMoneyLine,
  openMoreExact,
  openStep,
  readStoredHome,
} from '../../support/planner-page.tsx'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

/** Fields and choices of the planner keep what was typed. */

test('The panels of all roof faces stay when a field of one is cleared', async () => {
  const { actor } = await openStep('/plan/sun')
  const secondBox = async (label: string) =>
    (await screen.findAllByRole('textbox', { name: label }))[1] as HTMLInputElement
  for (const [label, value, kind] of [
    ['Panels on this roof face', '6', 'a whole number'],
    ['Panel size (W)', '440', 'a number'],
  ] as const) {
    const box = await secondBox(label)
    await actor.fill(box, '')
    expect(box).toHaveAccessibleDescription(new RegExp(`^Enter ${kind} from .* We are still using ${value}\\.$`))
    expect(readStoredHome().system.arrays).toEqual(SAMPLE_HOME.system.arrays)
    await actor.fill(box, value)
  }
  await actor.fill(await secondBox('Panels on this roof face'), '4')
  await waitFor(() => expect(readStoredHome().system.arrays.map(({ panels }) => panels)).toEqual([16, 4]))
})

describe('A choice keeps what was typed for each of its kinds:', () => {
  test('how the system is paid, also across a reload', async () => {
    const { actor } = await openStep('/plan/money')
    const financing = await card('How you pay')
    await actor.click(financing.getByText('Lease'))
    await actor.fill(await financing.findByRole('textbox', { name: 'Monthly payment (€)' }), '90')
    await actor.click(financing.getByText('Loan'))
    expect(await financing.findByRole('textbox', { name: 'Interest (% a year)' })).toHaveValue('5')
    await waitFor(() => expect(readStoredHome().money.financing).toEqual(SAMPLE_HOME.money.financing))
    const reloaded = await openPage('/plan/money')
    const again = await card('How you pay')
    await reloaded.actor.click(again.getByText('Lease'))
    expect(await again.findByRole('textbox', { name: 'Monthly payment (€)' })).toHaveValue('90')
  })

  test('what is paid for exported solar, with its source', async () => {
    const { actor } = await openStep('/plan/money')
    const selling = await card('Export rate')
    await actor.click(selling.getByText('Export rate per kWh (net billing)'))
    await actor.fill(await selling.findByRole('textbox', { name: 'Export rate per kWh (€)' }), '0,08')
    await actor.click(selling.getByText('Feed-in tariff (fixed for years)'))
    await waitFor(() => expect(readStoredHome().tariff.selling).toEqual(SAMPLE_HOME.tariff.selling))
    expect(readStoredHome().provenance['tariff.selling']).toEqual(SAMPLE_HOME.provenance['tariff.selling'])
    await actor.click(selling.getByText('Export rate per kWh (net billing)'))
    expect(await selling.findByRole('textbox', { name: 'Export rate per kWh (€)' })).toHaveValue('0.08')
  })

  test('the price of electricity and the load profile', async () => {
    const readings = { kind: 'readings' as const, mark: '0123456789abcdef', kwhPerMonth: Array(12).fill(300) }
    const home: Home = { ...SAMPLE_HOME, use: { ...SAMPLE_HOME.use, day: readings } }
    const { actor } = await openStep('/plan/money', home)
    const buying = await card('Electricity price')
    await actor.click(buying.getByText('Price changes by time of day'))
    await waitFor(() => expect(readStoredHome().tariff.buying).not.toEqual(SAMPLE_HOME.tariff.buying))
    await actor.click(buying.getByText('Single rate'))
    await waitFor(() => expect(readStoredHome().tariff.buying).toEqual(SAMPLE_HOME.tariff.buying))

    await goToStep(actor, 'My Home')
    await openMoreExact(actor)
    const day = await card('When do you use electricity?')
    await actor.click(day.getByText('24 hourly values'))
    expect(await day.findByRole('textbox', { name: /^24 hourly values, starting/ })).toBeVisible()
    await waitFor(() => expect(readStoredHome().use.day).not.toEqual(readings))
    await actor.click(day.getByText('Smart meter readings'))
    await waitFor(() => expect(readStoredHome().use.day).toEqual(readings))
  })
})

test('Twelve months start empty without a known use, and count once all are filled', async () => {
  const { actor } = await openPage('/plan/home')
  const use = await card('Your town and your electricity bill')
  await actor.click(use.getByText('kWh, month by month'))
  const group = within(await use.findByRole('group', { name: 'Electricity used each month (kWh)' }))
  const boxes = group.getAllByRole('textbox')
  expect(boxes).toHaveLength(12)
  for (const [month, box] of boxes.entries()) {
    expect(box).toHaveValue('')
    await actor.fill(box, String(300 - 10 * month))
    if (month < 11) expect(localStorage.getItem('home') ?? '').not.toContain('months')
  }
  const kwh = Array.from({ length: 12 }, (_, month) => 300 - 10 * month)
  await waitFor(() => expect(readStoredHome().use.amount).toEqual({ kind: 'months', kwh }))
  expect(boxes[11]).toHaveFocus()
  const march = boxes[2] as HTMLElement
  await actor.fill(march, '')
  expect(march).toHaveAccessibleDescription(/^Enter a number from 0 to .* We are still using 280\.$/)
  expect(readStoredHome().use.amount).toEqual({ kind: 'months', kwh })
  // They start from a known use: 12 × 280 = 3,360 kWh a year.
  await actor.click(use.getByText('kWh a year'))
  expect(await use.findByRole('textbox', { name: 'Electricity used (kWh a year)' })).toBeVisible()
  await actor.click(use.getByText('kWh, month by month'))
  expect(await use.findByRole('textbox', { name: 'January' })).toHaveValue('300')
})

test('A feed-in tariff ends in the typed year, and the focus stays while typing', async () => {
  const { actor } = await openStep('/plan/money')
  const until = (await card('Export rate')).getByRole('textbox', { name: 'Until year' })
  await actor.clear(until)
  await actor.type(until, '12')
  expect(until).toHaveFocus()
  expect(until).toHaveValue('12')
  await waitFor(() =>
    expect(readStoredHome().tariff.selling).toMatchObject({ kind: 'feed-in', steps: [{ untilYear: 12 }] }),
  )
  await actor.fill(screen.getByRole('textbox', { name: 'Export rate after that (€)' }), '0,03')
  await waitFor(() => expect(readStoredHome().tariff.selling).toMatchObject({ laterPrice: 0.03 }))
})

test('Undo shows the choice and the fields of the restored plan', async () => {
  const { actor } = await openStep('/plan/home')
  const use = await card('Your town and your electricity bill')
  // Twelve months start from the use that the plan has computed.
  await expectSummary('Electricity use', /kWh a year/)
  await actor.click(use.getByText('kWh, month by month'))
  expect(await use.findByRole('textbox', { name: 'January' })).not.toHaveValue('')
  await actor.press('Undo')
  await waitFor(() => expect(use.getByRole('radio', { name: 'Bill' })).toBeChecked())
  expect(use.getByRole('textbox', { name: /^Electricity bill/ })).toHaveValue('120')

  await goToStep(actor, 'My Money')
  const tariff = await openMoneyLine(actor, 'Electricity price')
  await actor.click(tariff.getByText('Price changes by time of day'))
  expect(await tariff.findByText('Price A per kWh (€)')).toBeVisible()
  await actor.press('Undo')
  await waitFor(() => expect(tariff.getByRole('radio', { name: 'Single rate' })).toBeChecked())
  expect(tariff.getByRole('textbox', { name: /^Price per kWh/ })).toHaveValue('0.387')
})

test('Custom support is added with its own name and amount, even under an existing name, and removed', async () => {
  const typical = { kind: 'typical', figure: 'DE.stateGrant', asOf: '2026-11-21' } as const
  const { actor } = await openStep('/plan/money', {
    ...SAMPLE_HOME,
    money: {
      ...SAMPLE_HOME.money,
      incentives: [{ kind: 'flat', name: 'State grant', on: true, of: 'panels', amount: 300 }],
    },
    provenance: { ...SAMPLE_HOME.provenance, 'money.incentives.0': typical },
  })
  const section = await card('Incentives')
  const rows = () => section.getAllByRole('listitem').filter((row) => within(row).queryByLabelText('Name') !== null)
  const row = (position: number) => rows()[position] as HTMLElement
  for (const [position, amount] of ['500', '700'].entries()) {
    await actor.press('Add your own incentive')
    await waitFor(() => expect(rows()).toHaveLength(position + 1))
    await actor.type(within(row(position)).getByRole('textbox', { name: 'Amount (€)' }), amount)
    await waitFor(() => expect(row(position)).toHaveTextContent(`€${amount} up front`))
  }
  const name = within(row(1)).getByRole('textbox', { name: 'Name' })
  await actor.clear(name)
  expect(name).toHaveAccessibleDescription('Enter a name. We are still using “My incentive”.')
  await actor.type(name, 'My grant')
  expect(await within(row(1)).findByRole('checkbox', { name: 'My grant' })).toBeChecked()
  await actor.fill(name, 'Town grant')
  const incentives = () => readStoredHome().money.incentives.map(({ name }) => name)
  await waitFor(() => expect(incentives()).toEqual(['State grant', 'My incentive', 'Town grant']))
  await actor.click(within(row(1)).getByRole('button', { name: /Town grant/ }))
  await waitFor(() => expect(incentives()).toEqual(['State grant', 'My incentive']))
  // Typical incentives stay typical: as the user's own they would be duplicated by the next change of place.
  expect(readStoredHome().provenance['money.incentives.0']).toEqual(typical)
})

test.each(['hide', 'undo', 'leave'] as const)('A notice about the plan is dropped: %s', async (end) => {
  const { actor } = await openPage('/plan/home')
  await actor.fill(await screen.findByRole('textbox', { name: /^Electricity bill/ }), '120')
  await chooseTown(actor, 'Berlin', /^Berlin\s*Berlin, Germany/)
  const notice = 'Your amounts are now in EUR. The numbers are as you typed them.'
  expect(await screen.findByText(notice)).toBeVisible()
  if (end === 'hide') await actor.press('Hide')
  else if (end === 'undo') await actor.press('Undo')
  else await goToStep(actor, 'My Sun')
  await waitFor(() => expect(screen.queryByText(notice)).toBeNull())
})

describe('A meter file is imported', () => {
  /** Chooses a file in the load profile section. */
  async function chooseFile(name: string, text: string) {
    const { actor } = await openStep('/plan/home')
    const day = await card('When do you use electricity?')
    await actor.click(day.getByText('Smart meter readings'))
    const choose = async () => actor.upload(await day.findByLabelText('Choose a readings file'), new File([text], name))
    await choose()
    return { actor, day, choose }
  }

  test('after a question about numbers that can be read in two ways', async () => {
    const { actor, day, choose } = await chooseFile('meter.csv', ['Use (Wh)', ...Array(8_760).fill('1,234')].join('\n'))
    expect(await day.findByText('In this file “1,234” could be two numbers. Choose the right one.')).toBeInTheDocument()
    await expectAccessible()
    await actor.click(day.getByText('Between 1 and 2'))
    expect(await day.findByText(/^These readings add up to 11 kWh a year/)).toBeInTheDocument()
    await choose()
    await actor.click(await day.findByText('1234'))
    // 8,760 × 1.234 kWh
    expect(await day.findByText(/10,810 kWh in total/)).toBeInTheDocument()
    await actor.press('Use these readings')
    await waitFor(() => expect(readStoredHome().use.day?.kind).toBe('readings'))
  })

  test('in Green Button format', async () => {
    const begins = Date.UTC(2025, 0, 1) / 1_000
    const readings = Array.from(
      { length: 8_760 },
      (_, hour) =>
        `<IntervalReading><timePeriod><duration>3600</duration><start>${begins + hour * 3_600}</start></timePeriod><value>500</value></IntervalReading>`,
    )
    const kind = '<ReadingType><powerOfTenMultiplier>0</powerOfTenMultiplier><uom>72</uom></ReadingType>'
    const { actor, day } = await chooseFile(
      'meter.xml',
      `<feed xmlns="http://naesb.org/espi">${kind}<IntervalBlock>${readings.join('')}</IntervalBlock></feed>`,
    )
    // 8,760 × 0.5 kWh
    expect(
      await day.findByText(/^Hourly readings for a year from 1 January 2025: 4,380 kWh in total\./),
    ).toBeInTheDocument()
    await actor.press('Use these readings')
    await waitFor(() => expect(readStoredHome().use.day).toMatchObject({ kind: 'readings', fileName: 'meter.xml' }))
  })
})
