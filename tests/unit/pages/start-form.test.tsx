import { screen, waitFor } from '@testing-library/dom'
import { afterEach, expect, test, vi } from 'vitest'
import type { Town } from '#shared/places/places.ts'
import { type Actor, expectAccessible, openPage } from '../../support/open-page.tsx'
import { readStoredHome } from '../../support/planner-page.tsx'

/* Town and bill as the first form holds them. */

const LINK = '/plan#town=in/maharashtra/pune-18-5n'
const TOWN_OF_ADDRESS = '../../../client/src/home/town-of-address.ts'
const PUNE: Town = {
  ...{ name: 'Pune', otherNames: [], country: 'IN', region: 'Maharashtra' },
  ...{ latitude: 18.52, longitude: 73.86, population: 3124, timeZone: 'Asia/Kolkata' },
}
const town = () => screen.findByRole('combobox', { name: 'Town' })
const bill = () => screen.findByRole('textbox', { name: 'Monthly electricity bill' })

afterEach(() => {
  vi.doUnmock(TOWN_OF_ADDRESS)
  vi.unstubAllEnvs()
})

async function chooseBerlin(actor: Actor) {
  await actor.fill(await town(), 'Berlin')
  await actor.click(await screen.findByRole('option', { name: /^Berlin\s*Berlin, Germany/ }))
}

async function seeAnswer(actor: Actor) {
  await actor.press('See my answer')
  await screen.findByRole('heading', { level: 1, name: 'Your Answer' })
}

test('The town of a link is filled in', async () => {
  const { actor } = await openPage(LINK)
  await waitFor(async () => expect(await town()).toHaveValue('Pune'))
  await seeAnswer(actor)
  expect(readStoredHome().place).toMatchObject({ name: 'Pune', country: 'IN' })
})

test('A town that is chosen while the town of a link still loads is the town of the plan', async () => {
  let load = (_town: Town) => {}
  vi.doMock(TOWN_OF_ADDRESS, () => ({
    findTownOfAddress: () =>
      new Promise<Town>((resolve) => {
        load = resolve
      }),
  }))
  const { actor } = await openPage(LINK)
  await chooseBerlin(actor)
  load(PUNE)
  await seeAnswer(actor)
  expect(readStoredHome().place).toMatchObject({ name: 'Berlin', country: 'DE' })
})

test('A town of a link that does not load says so', async () => {
  vi.doMock(TOWN_OF_ADDRESS, () => ({ findTownOfAddress: () => Promise.reject(new TypeError('Failed to fetch')) }))
  await openPage(LINK)
  expect(
    await screen.findByText('We could not load the list of towns. Check your connection and try again.'),
  ).toBeInTheDocument()
})

test.each(['$120', '120 €', '120'])('The bill may be typed as %j', async (text) => {
  const { actor } = await openPage('/')
  await chooseBerlin(actor)
  await actor.fill(await bill(), text)
  await seeAnswer(actor)
  expect(readStoredHome().use.amount).toMatchObject({ perMonth: 120 })
})

test('Back brings town and bill back, as typed', async () => {
  const { actor } = await openPage('/')
  await chooseBerlin(actor)
  await actor.fill(await bill(), '120')
  await seeAnswer(actor)
  history.back()
  await screen.findByRole('heading', { level: 1, name: 'Start Your Solar Journey' })
  await waitFor(async () => expect(await town()).toHaveValue('Berlin'))
  expect(await bill()).toHaveValue('120')
  // The chosen town, not the first one of that name.
  await actor.fill(await bill(), '130')
  await seeAnswer(actor)
  expect(readStoredHome().place).toMatchObject({ name: 'Berlin', country: 'DE' })
  expect(readStoredHome().use.amount).toMatchObject({ perMonth: 130 })
})

test('The currency stands in the field: of the browser first, then of the town, where the country writes it', async () => {
  vi.stubEnv('TZ', 'Europe/London')
  const { actor } = await openPage('/')
  await waitFor(async () => expect(await bill()).toHaveAccessibleDescription('£'))
  await chooseBerlin(actor)
  await waitFor(async () => expect(await bill()).toHaveAccessibleDescription('€'))
  await actor.fill(await town(), 'Phoenix')
  await actor.click(await screen.findByRole('option', { name: /^Phoenix\s*Arizona, United States/ }))
  await waitFor(async () => expect(await bill()).toHaveAccessibleDescription('$'))
  // The symbol comes before the amount in English.
  expect(await bill()).toHaveClass('pl-8')
  await expectAccessible()
})

test('A year of electricity may be entered instead of a bill, and both stay', async () => {
  const { actor } = await openPage('/')
  await chooseBerlin(actor)
  await actor.fill(await bill(), '120')
  await actor.press('Enter kWh a year instead')
  const kwh = screen.getByRole('textbox', { name: 'Electricity a year' })
  expect(kwh).toHaveAccessibleDescription('kWh')
  expect(screen.queryByRole('combobox', { name: 'Bill period' })).toBeNull()
  await actor.fill(kwh, 'much')
  await actor.press('See my answer')
  expect(await screen.findByText('Enter a number above 0, up to 1,000,000.')).toBeVisible()
  await waitFor(() => expect(kwh).toHaveFocus())
  await expectAccessible()
  await actor.fill(kwh, '3,500')
  await actor.press('Enter a bill instead')
  expect(await bill()).toHaveValue('120')
  await actor.press('Enter kWh a year instead')
  await seeAnswer(actor)
  expect(readStoredHome().use.amount).toEqual({ kind: 'year', kwh: 3500 })
  await openPage('/plan')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Electricity a year' })).toHaveValue('3500'))
})

test('Coordinates are a place', async () => {
  const { actor } = await openPage('/')
  await actor.fill(await town(), '53.8008, -1.5491')
  expect(await screen.findByText('Near Leeds, England, United Kingdom')).toBeInTheDocument()
  await waitFor(async () => expect(await bill()).toHaveAccessibleDescription('£'))
  await seeAnswer(actor)
  expect(readStoredHome().place).toMatchObject({
    ...{ latitude: 53.8008, longitude: -1.5491, found: 'typed', name: 'Leeds', country: 'GB' },
  })
  expect(readStoredHome().region.currency).toBe('GBP')
})

test('A postcode is answered kindly and stays, and a town beside it is found', async () => {
  const { actor } = await openPage('/')
  const sentence = 'We look up towns, not postcodes or ZIP codes. Enter your town, or a larger one nearby.'
  await actor.fill(await town(), 'LS1 4AP')
  expect(await screen.findByText(sentence)).toBeInTheDocument()
  await actor.press('See my answer')
  await waitFor(async () => expect(await town()).toBeInvalid())
  expect(await town()).toHaveAccessibleDescription(sentence)
  expect(await town()).toHaveValue('LS1 4AP')
  await actor.fill(await town(), '10115 Berlin')
  expect(await screen.findByRole('option', { name: /^Berlin\s*Berlin, Germany/ })).toBeInTheDocument()
})

test.each(['/', '/plan'])('What is typed at %s is there after a reload, before an answer', async (path) => {
  const { actor } = await openPage(path)
  await chooseBerlin(actor)
  await actor.fill(await bill(), '95')
  await actor.selectOptions(screen.getByRole('combobox', { name: 'Bill period' }), '2 months')
  await actor.press('Enter kWh a year instead')
  // The field still has the focus.
  await actor.fill(screen.getByRole('textbox', { name: 'Electricity a year' }), '2800')
  await openPage(path)
  await waitFor(async () => expect(await town()).toHaveValue('Berlin'))
  expect(screen.getByRole('textbox', { name: 'Electricity a year' })).toHaveValue('2800')
  expect(localStorage.getItem('home')).toBeNull()
  await actor.press('Enter a bill instead')
  expect(screen.getByRole('textbox', { name: 'Electricity bill' })).toHaveValue('95')
  await seeAnswer(actor)
  expect(readStoredHome().place).toMatchObject({ name: 'Berlin', country: 'DE' })
})

test('Back from another page brings the message of the contact form back, and none that was sent', async () => {
  const { actor } = await openPage('/contact', { server: { contact: () => ({}) } })
  await actor.fill(screen.getByLabelText('Name'), 'Ada')
  await actor.fill(screen.getByLabelText('Email'), 'ada@example.org')
  await actor.fill(screen.getByLabelText('Message'), 'How large a roof do I need?')
  await actor.click(screen.getAllByRole('link', { name: 'Privacy' })[0] as HTMLElement)
  await screen.findByRole('heading', { level: 1, name: 'Privacy' })
  history.back()
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' })
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue('How large a roof do I need?'))
  expect(screen.getByLabelText('Name')).toHaveValue('Ada')
  const [, a, b] = /What is (\d) \+ (\d)\?/.exec(document.body.textContent ?? '') ?? []
  await actor.fill(screen.getByLabelText(/^What is/), String(Number(a) + Number(b)))
  await actor.press('Send Message')
  await waitFor(() => expect(screen.getByLabelText('Message')).toHaveValue(''))
  expect(sessionStorage.getItem('formDrafts')).not.toContain('How large')
})

test('A large bill in Mexico means the tariff that such homes pay', async () => {
  const { actor } = await openPage('/plan')
  await actor.fill(await town(), 'Guadalajara')
  await actor.click(await screen.findByRole('option', { name: /Mexico/ }))
  await actor.fill(await screen.findByRole('textbox', { name: /electricity bill/i }), '4500')
  await seeAnswer(actor)
  // Two months, as bills are there; DAC: every kWh at one price.
  expect(readStoredHome().tariff.buying?.periods[0]?.blocks).toEqual([{ upTo: null, price: 7.81 }])
})
