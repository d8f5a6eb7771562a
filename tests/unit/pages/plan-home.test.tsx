import { screen, waitFor, within } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { flatTariff } from '#shared/home/flat-tariff.ts'
import { FILLED_HOMES } from '../../support/filled-homes.ts'
import { expectAccessible, field, openPage } from '../../support/open-page.tsx'
import {
  card,
  chooseTown,
  expectSummary,
  openMoreExact,
  openStep,
  readStoredHome,
  startPlan,
} from '../../support/planner-page.tsx'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

const BERLIN = ['Berlin', /^Berlin\s*Berlin, Germany/] as const

test('A town is found by name with the keyboard alone, and applies its country’s currency and typical figures', async () => {
  const { actor } = await openPage('/plan/home')
  await chooseTown(actor, ...BERLIN)
  expect(await screen.findByRole('textbox', { name: 'Electricity bill (€)' })).toBeVisible()
  const home = readStoredHome()
  expect(home.region).toEqual({ country: 'DE', currency: 'EUR' })
  expect(home.place).toMatchObject({ name: 'Berlin', country: 'DE', timeZone: 'Europe/Berlin', found: 'town' })
  expect(home.provenance['money.price']).toMatchObject({ kind: 'typical', figure: 'DE.pvPrice' })
})

test.each(['My Sun', 'My System'])('%s asks for the town itself while there is none', async (name) => {
  const { actor } = await openPage(name === 'My Sun' ? '/plan/sun' : '/plan/system')
  await actor.fill(await screen.findByRole('combobox', { name: 'Town' }), 'Berlin')
  await actor.click(await screen.findByRole('option', { name: /^Berlin\s*Berlin, Germany/ }))
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Town' })).toBeNull())
  expect(screen.getByRole('heading', { level: 1, name })).toHaveFocus()
  await expectSummary('Place', /^Berlin/)
})

test('Town, bill and the way to the answer come first, and the folded rest says how much there is', async () => {
  const { actor } = await startPlan('Berlin')
  expect(screen.getByRole('combobox', { name: 'Town' })).toHaveValue('Berlin, Germany')
  expect(screen.getByText('Make it more exact (4)')).toBeVisible()
  expect(screen.getByText('When do you use electricity?')).not.toBeVisible()
  await openMoreExact(actor)
  expect(screen.getByText('When do you use electricity?')).toBeVisible()
  await actor.click(screen.getByRole('link', { name: 'See my answer' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Your Answer' })).toBeVisible()
})

test('A bill typed before the town gets the town’s currency, and another town’s currency is asked about', async () => {
  const { actor } = await openPage('/plan/home')
  await actor.fill(await screen.findByRole('textbox', { name: 'Electricity bill ($)' }), '120')
  await chooseTown(actor, ...BERLIN)
  const billInEuro = () => screen.findByRole('textbox', { name: 'Electricity bill (€)' })
  expect(await billInEuro()).toHaveValue('120')
  expect(await screen.findByText('Your amounts are now in EUR. The numbers are as you typed them.')).toBeVisible()

  await actor.fill(screen.getByRole('combobox', { name: 'Town' }), 'Pune')
  await actor.click(await screen.findByRole('option', { name: /Maharashtra/ }))
  const question = await screen.findByRole('group', { name: 'Your amounts and the currency' })
  expect(question).toHaveTextContent('Your amounts are in Euro (EUR). The currency there is Indian Rupee (INR).')
  await waitFor(() => expect(question).toHaveFocus())
  expect(readStoredHome().place).toMatchObject({ name: 'Berlin' })
  await expectAccessible()
  await actor.press('Keep the numbers, in INR')
  expect(await screen.findByRole('textbox', { name: 'Electricity bill (₹)' })).toHaveValue('120')
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Your amounts and the currency' })).toBeNull())
  await actor.press('Undo')
  expect(await billInEuro()).toHaveValue('120')
})

test('A quarterly bill is typed as it is printed, shows its mean month and keeps its number when the period changes', async () => {
  const { actor } = await startPlan('Berlin')
  const period = screen.getByRole('combobox', { name: 'Bill period' })
  expect(period).toHaveValue('month')
  await actor.selectOptions(period, '3 months')
  const bill = () => screen.getByRole('textbox', { name: 'Electricity bill (€)' })
  expect(bill()).toHaveValue('120')
  await actor.fill(bill(), '250')
  expect(await screen.findByText('That is €83.33 a month.')).toBeVisible()
  expect(readStoredHome().use.amount).toEqual({ kind: 'bill', perMonth: 250 / 3, period: 'quarter' })
  await expectAccessible()
  await actor.selectOptions(period, 'Month')
  expect(await screen.findByRole('textbox', { name: 'Electricity bill (€)' })).toHaveValue('250')
  expect(readStoredHome().use.amount).toEqual({ kind: 'bill', perMonth: 250 })
})

test('Where bills come every quarter, the period starts with it', async () => {
  const { actor } = await openPage('/plan/home')
  await chooseTown(actor, 'Sydney', /^Sydney.*Australia/)
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Bill period' })).toHaveValue('quarter'))
})

test('The kWh of a bill are the use, and the price they show counts only when the user says so', async () => {
  const { actor } = await startPlan('Berlin')
  await openMoreExact(actor)
  await actor.fill(await screen.findByRole('textbox', { name: /^Electricity on this bill/ }), '300')
  // 300 kWh a month; 120 € ÷ 300 kWh = 0.40 €.
  await expectSummary('Electricity use', '3,600 kWh a year')
  expect(screen.getByText(/^That is €0\.40 per kWh\./)).toBeVisible()
  expect(readStoredHome().tariff.buying).toEqual(flatTariff(0.32))
  // (120 € − 14 €) ÷ 300 kWh.
  await actor.click(screen.getByRole('button', { name: /^Use €0\.35\d? per kWh in my plan/ }))
  expect(await screen.findByText(/Your plan uses it as your electricity price\./)).toBeVisible()
  expect(readStoredHome().tariff.buying?.periods[0]?.blocks[0]?.price).toBeCloseTo(106 / 300, 3)
  expect(readStoredHome().use.amount).toEqual({ kind: 'bill', perMonth: 120, kwhPerMonth: 300 })
  await actor.click(screen.getByText('Where to find these on your bill'))
  expect(screen.getByRole('img', { name: /^Drawing of a bill/ })).toBeVisible()
  await expectAccessible()
})

test('The price on a bill is also told without the fixed charge', async () => {
  const amount = { kind: 'bill', perMonth: 100, period: 'quarter', kwhPerMonth: 250 } as const
  const { use, tariff } = SAMPLE_HOME
  const { actor } = await openStep('/plan/home', {
    ...SAMPLE_HOME,
    use: { ...use, amount },
    tariff: { ...tariff, fixedPerMonth: 10 },
  })
  await openMoreExact(actor)
  // 300 € ÷ 750 kWh = 0.40 €; (300 € − 3 × 10 €) ÷ 750 kWh = 0.36 €.
  expect(await screen.findByRole('textbox', { name: /^Electricity on this bill/ })).toHaveValue('750')
  expect(
    screen.getByText(/^That is €0\.40 per kWh\. Without the fixed charge of €10 a month, it is €0\.36 per kWh\./),
  ).toBeVisible()
})

test('Without a bill the number of people chooses the typical use, with its source and range, and the bill comes back', async () => {
  const { actor } = await startPlan('Berlin')
  const use = await card('Your town and your electricity bill')
  await actor.click(use.getByRole('radio', { name: 'None of these' }))
  const people = within(await use.findByRole('group', { name: 'People in the home' }))
  await actor.click(people.getByRole('radio', { name: '2' }))
  // Stromspiegel 2025, house without electric water heating: 2 people 2,700, 1 person 1,800, 5 people 4,500.
  expect(
    await use.findByText('Typical here: 2,700 kWh a year. Homes here range from 1,800 kWh to 4,500 kWh a year.'),
  ).toBeVisible()
  expect(use.getByText(/^Stromspiegel household electricity use/)).toBeVisible()
  await expectSummary('Electricity use', '2,700 kWh a year')
  await expectAccessible()
  await actor.click(use.getByRole('radio', { name: 'Bill' }))
  expect(use.getByRole('textbox', { name: /^Electricity bill/ })).toHaveValue('120')
  expect(readStoredHome().use).toEqual({ amount: { kind: 'bill', perMonth: 120 }, people: 2 })
})

test('An unknown town is reported, and coordinates are named after the nearest town', async () => {
  const { actor } = await openPage('/plan/home')
  await actor.fill(await screen.findByRole('combobox', { name: 'Town' }), 'Xqzzyplace')
  expect(await screen.findByText(/We found no town with this name\./)).toBeVisible()
  await openMoreExact(actor)
  await actor.click(screen.getByText('Use a map, your location or coordinates'))
  await actor.click(await screen.findByRole('button', { name: 'Use these coordinates' }))
  expect(await screen.findByText('Latitude: enter a number from −90 to 90.')).toBeVisible()
  await actor.fill(field(/^Latitude/), '48.2')
  await actor.fill(field(/^Longitude/), '16.37')
  await actor.press('Use these coordinates')
  await waitFor(() => expect(readStoredHome().region).toEqual({ country: 'AT', currency: 'EUR' }))
  const status = screen.getAllByRole('status').map(({ textContent }) => textContent)
  expect(status).toContainEqual(expect.stringMatching(/Near Vienna.*Austria/))
})

test('A bill becomes kWh next to the step; planned use is added; what is no number changes nothing', async () => {
  const { actor } = await startPlan('Berlin')
  // 120 € a month at 0.32 € a kWh and a fixed charge of 14 €: (1,440 − 168) / 0.32 = 3,975; of 60 €: (720 − 168) / 0.32.
  await expectSummary('Electricity use', '3,975 kWh a year')
  const bill = screen.getByRole('textbox', { name: /^Electricity bill/ })
  await actor.tripleClick(bill)
  await actor.paste('minus two')
  expect(await screen.findByText(/^Enter a number above 0, up to/)).toBeVisible()
  expect(bill).toHaveAttribute('aria-invalid', 'true')
  expect(readStoredHome().use.amount).toEqual({ kind: 'bill', perMonth: 120 })
  await actor.tripleClick(bill)
  await actor.paste('60')
  await expectSummary('Electricity use', '1,725 kWh a year')
  await actor.tripleClick(bill)
  await actor.paste('120')
  await expectSummary('Electricity use', '3,975 kWh a year')

  await actor.click(screen.getByRole('checkbox', { name: 'Electric car' }))
  await actor.fill(await screen.findByRole('textbox', { name: 'Distance driven (km a year)' }), '10000')
  // 10,000 km at 18 kWh for 100 km are 1,800 kWh more than 3,975.
  await expectSummary('Electricity use', '5,775 kWh a year')
  // 10,000 km at 15 kWh are 1,500.
  await actor.fill(screen.getByRole('textbox', { name: 'Electricity used per 100 km (kWh)' }), '15')
  await expectSummary('Electricity use', '5,475 kWh a year')

  // 15 kWh shown in the car are 1,500 ÷ 0.9 at the socket.
  await actor.click(screen.getByRole('radio', { name: 'In the car' }))
  await expectSummary('Electricity use', '5,642 kWh a year')
  await actor.fill(screen.getByRole('textbox', { name: 'Charging loss (%)' }), '25')
  await expectSummary('Electricity use', '5,975 kWh a year')
  await actor.click(screen.getByRole('radio', { name: 'On solar surplus' }))
  expect(await screen.findByText(/^Needs a charger that follows the sun/)).toBeInTheDocument()
  await waitFor(() => expect(readStoredHome().use.car?.charging).toBe('surplus'))
  await actor.click(screen.getByRole('checkbox', { name: 'Electric car' }))

  await actor.click(screen.getByRole('checkbox', { name: 'Heat pump' }))
  await actor.fill(await screen.findByRole('textbox', { name: /^Heating electricity/ }), '4000')
  await expectSummary('Electricity use', '7,975 kWh a year')
  await actor.click(screen.getByRole('radio', { name: 'Fuel you burn now' }))
  await actor.click(screen.getByRole('radio', { name: 'Heating oil' }))
  await actor.fill(screen.getByRole('textbox', { name: 'Fuel used (L a year)' }), '2000')
  await waitFor(() => expect(readStoredHome().use.heatPump?.fuel).toEqual({ kind: 'oil', perYear: 2000 }))
  await expectAccessible()
  // Each answer remains while the other one counts.
  await actor.click(screen.getByRole('radio', { name: 'Electricity it uses' }))
  await expectSummary('Electricity use', '7,975 kWh a year')
  await actor.click(screen.getByRole('radio', { name: 'Fuel you burn now' }))
  await waitFor(() => expect(readStoredHome().use.heatPump?.fuel).toEqual({ kind: 'oil', perYear: 2000 }))
  await actor.click(screen.getByRole('checkbox', { name: 'Heat pump' }))

  await actor.clear(bill)
  // A cleared field returns to the typical figure of Germany.
  await waitFor(() => expect(readStoredHome().use.amount).toEqual({ kind: 'year', kwh: 3500 }))
})

test('A load profile is typed by the hour; a meter file overrides it, is kept, and is sent nowhere', async () => {
  const { actor, server } = await startPlan('Berlin')
  await openMoreExact(actor)
  const day = await card('When do you use electricity?')
  await actor.click(day.getByText('24 hourly values'))
  const numbers = await day.findByRole('textbox', { name: /^24 hourly values, starting/ })
  await actor.fill(numbers, '1 2 3')
  expect(await day.findByText(/^These are 3 numbers\. Enter 24, one for each hour/)).toBeVisible()
  await actor.fill(numbers, Array.from({ length: 24 }, (_, hour) => (hour === 12 ? '2,5' : '0,5')).join('\t'))
  const workday = Array.from({ length: 24 }, (_, hour) => (hour === 12 ? 2.5 : 0.5))
  await waitFor(() => expect(readStoredHome().use.day).toMatchObject({ kind: 'hours', workday }))
  await expectAccessible()

  // 8,760 half kWh without a unit, three of them missing.
  await actor.click(day.getByText('Smart meter readings'))
  const rows = Array.from({ length: 8_760 }, (_, hour) => (hour > 99 && hour < 103 ? '' : '500'))
  const text = rows.map((row, hour) => `${hour + 1};${row}`).join('\n')
  const requestsBefore = server.requests.length
  await actor.upload(await day.findByLabelText('Choose a readings file'), new File([text], 'meter.csv'))
  expect(await day.findByText(/not typical of a home\. Check the unit/)).toBeVisible()
  await actor.click(day.getByText('Wh per reading'))
  expect(await day.findByText(/^Hourly readings for a year: 4,380 kWh in total.*3 hours were missing/)).toBeVisible()
  await actor.press('Use these readings')
  await expectSummary('Electricity use', '4,380 kWh a year')
  expect(server.requests.slice(requestsBefore).filter((request) => !request.startsWith('GET'))).toEqual([])

  await openPage('/plan/home')
  await expectSummary('Electricity use', '4,380 kWh a year')
  const counting = 'We use the readings from meter.csv hour by hour: 4,380 kWh a year.'
  expect(await screen.findByText(counting)).toBeInTheDocument()
  await expectAccessible()
  // Another device has only the monthly sums.
  localStorage.removeItem('meter readings')
  await openPage('/plan/home')
  expect(await screen.findByText(/^The readings from meter.csv are not on this device/)).toBeInTheDocument()
  await expectSummary('Electricity use', '4,380 kWh a year')
})

test('A full address is sent only on Enter, to the named service, where the site offers it', async () => {
  const found = {
    name: '1, Platz der Republik, Mitte, Berlin, 11011, Germany',
    latitude: 52.5186,
    longitude: 13.3763,
    country: 'DE',
    region: 'Berlin',
  }
  const { actor, server } = await openPage('/plan/home', {
    data: { geocoder: { host: 'addresses.example', attribution: '© OpenStreetMap contributors' } },
    server: { findAddress: () => ({ found: [] }) },
  })
  await openMoreExact(actor)
  const box = await screen.findByRole('textbox', { name: 'Full address' })
  expect(screen.getByText(/we send the address to addresses\.example to find it/)).toBeVisible()
  await actor.type(box, '{Enter}')
  expect(await screen.findByText('Enter the street and the town')).toBeVisible()
  await actor.type(box, 'Platz der Republik 1, Berlin')
  expect(server.calls('findAddress')).toEqual([])
  await actor.type(box, '{Enter}')
  expect(await screen.findByText(/^We could not find this address/)).toBeVisible()
  server.answer('findAddress', () => ({ found: [found] }))
  await actor.type(box, '{Enter}')
  expect((await screen.findAllByText(/© OpenStreetMap contributors/))[0]).toBeVisible()
  await expectAccessible()
  await actor.press(/^1, Platz der Republik/)
  expect((await screen.findAllByText(/1, Platz der Republik, Mitte, 11011, Berlin, Germany/))[0]).toBeVisible()
  expect(readStoredHome().place).toMatchObject({ latitude: 52.5186, found: 'address', country: 'DE' })
  const address = 'Platz der Republik 1, Berlin'
  expect(server.calls('findAddress')).toEqual([{ address }, { address }])
})

test('A damaged plan is reported, and a copy of it is kept', async () => {
  localStorage.setItem('home', '{"version":1,"reg')
  await openPage('/plan/home')
  expect(await screen.findByText(/This plan is damaged\./)).toBeVisible()
  expect(screen.getByText(/saved a copy of the unreadable plan on this device/)).toBeVisible()
  expect(Object.values({ ...localStorage })).toContain('{"version":1,"reg')
})

test('A calculator offers the home’s values, and fills them in only on request', async () => {
  const { actor } = await openStep('/calculators/solar', FILLED_HOMES.Phoenix)
  const offer = await screen.findByText('From my home: $180 a month')
  const bill = field(/^Average Monthly Electricity Bill/)
  expect(bill).toHaveValue('')
  await expectAccessible()
  await actor.click(within(offer.parentElement as HTMLElement).getByRole('button', { name: /^Use/ }))
  expect(bill).toHaveValue('180')
  expect(screen.queryByText('From my home: $180 a month')).toBeNull()
})

test('Where a region has several electricity providers, the chosen one brings its terms, and its price if known', async () => {
  const { actor } = await openPage('/plan/home')
  await chooseTown(actor, 'Phoenix', /Arizona/)
  await openMoreExact(actor)
  const provider = await screen.findByRole('combobox', { name: 'Who is your electricity provider?' })
  expect(provider).toHaveValue('')
  expect(screen.getByText('We use prices and export terms typical of Arizona.')).toBeVisible()
  expect(readStoredHome().tariff.selling).toMatchObject({ price: 0.0555 })

  await actor.selectOptions(provider, 'SRP (Salt River Project)')
  await waitFor(() => expect(readStoredHome().region).toMatchObject({ subdivision: 'US-AZ', provider: 'srp' }))
  expect(readStoredHome().tariff).toMatchObject({
    name: 'SRP E-13',
    selling: { kind: 'net-billing', price: 0.0345, years: 3, laterPrice: 0.0187, credit: 'same-month' },
  })
  await expectAccessible()

  await actor.selectOptions(provider, "Other / I don't know")
  await waitFor(() => expect(readStoredHome().region).not.toHaveProperty('provider'))
  expect(readStoredHome().provenance['tariff.buying']).toMatchObject({ figure: 'US-AZ.price' })

  await chooseTown(actor, 'Omaha', /^Omaha\s*Nebraska/)
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Who is your electricity provider?' })).toBeNull())
})
