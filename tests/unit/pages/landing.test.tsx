import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { type Actor, expectAccessible, openPage } from '../../support/open-page.tsx'
import { readStoredHome } from '../../support/planner-page.tsx'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

async function chooseTown(actor: Actor, town: string, option: RegExp) {
  await actor.fill(await screen.findByRole('combobox', { name: 'Town' }), town)
  await actor.click(await screen.findByRole('option', { name: option }))
}

test('A town and a bill on the landing page lead to the answer', async () => {
  const { actor } = await openPage('/')
  await chooseTown(actor, 'Berlin', /^Berlin\s*Berlin, Germany/)
  await actor.fill(screen.getByRole('textbox', { name: 'Monthly electricity bill' }), '120')
  await expectAccessible()
  await actor.press('See my answer')
  expect(await screen.findByRole('heading', { level: 1, name: 'Your Answer' })).toBeVisible()
  const { place, region, use } = readStoredHome()
  expect(place).toMatchObject({ name: 'Berlin', country: 'DE', found: 'town' })
  expect(region).toEqual({ country: 'DE', currency: 'EUR' })
  expect(use.amount).toEqual({ kind: 'bill', perMonth: 120 })
})

test('A quarterly bill is the period to begin with in Australia, and any other can be chosen', async () => {
  const { actor } = await openPage('/')
  await chooseTown(actor, 'Sydney', /^Sydney\s*New South Wales, Australia/)
  expect(screen.getByRole('textbox', { name: 'Electricity bill' })).toBeVisible()
  await actor.selectOptions(screen.getByRole('combobox', { name: 'Bill period' }), 'Year')
  await actor.fill(screen.getByRole('textbox', { name: 'Yearly electricity bill' }), '2,400')
  await actor.press('See my answer')
  await screen.findByRole('heading', { level: 1, name: 'Your Answer' })
  expect(readStoredHome().use.amount).toEqual({ kind: 'bill', perMonth: 200, period: 'year' })
})

test('A missing town and a bill that is no number are named at their fields', async () => {
  const { actor } = await openPage('/')
  await actor.click(await screen.findByRole('button', { name: 'See my answer' }))
  expect(await screen.findByText('Enter your town.')).toBeVisible()
  const town = screen.getByRole('combobox', { name: 'Town' })
  await waitFor(() => expect(town).toHaveFocus())
  await actor.fill(town, 'Xqzzyplace')
  expect(await screen.findByText('We found no town with this name. Try a larger town nearby.')).toBeVisible()
  await actor.fill(screen.getByRole('textbox', { name: 'Monthly electricity bill' }), 'much')
  await actor.press('See my answer')
  expect(await screen.findByText('Choose your town from the list.')).toBeVisible()
  expect(screen.getByText('Enter a number above 0, up to 1,000,000.')).toBeVisible()
  await expectAccessible()
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Start Your Solar Journey')
})

test('A new bill changes only the bill of a plan on this device', async () => {
  localStorage.setItem('home', JSON.stringify(SAMPLE_HOME))
  const { actor } = await openPage('/')
  await actor.fill(await screen.findByRole('textbox', { name: 'Monthly electricity bill' }), '99')
  await actor.press('See my answer')
  await screen.findByRole('heading', { level: 1, name: 'Your Answer' })
  expect(readStoredHome()).toEqual({
    ...SAMPLE_HOME,
    use: { ...SAMPLE_HOME.use, amount: { kind: 'bill', perMonth: 99 } },
  })
})

test('The first page of the plan has the same two fields, filled in from a plan on this device', async () => {
  const amount = { kind: 'bill', perMonth: 100, period: 'quarter', kwhPerMonth: 250 } as const
  const home = { ...SAMPLE_HOME, use: { ...SAMPLE_HOME.use, amount } }
  localStorage.setItem('home', JSON.stringify(home))
  const { actor } = await openPage('/plan')
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Electricity bill' })).toHaveValue('300'))
  expect(screen.getByRole('combobox', { name: 'Town' })).toHaveValue('Berlin, Germany')
  await expectAccessible()
  await actor.press('See my answer')
  await screen.findByRole('heading', { level: 1, name: 'Your Answer' })
  expect(readStoredHome()).toEqual(home)
})

test('Below the fields stands the error that the accuracy page states', async () => {
  await openPage('/')
  const line = await screen.findByText(/^Yearly output from the town alone/)
  const [, error = ''] = /: ([\d.]+%) off on average/.exec(line.textContent ?? '') ?? []
  expect(screen.getByText(/no sales calls/)).toBeVisible()
  await openPage('/accuracy')
  expect(await screen.findByText(/^Climate is the larger unknown\. From the town alone/)).toHaveTextContent(
    `our output is ${error} off on average`,
  )
})

test('The hero leads everybody to the planner', async () => {
  await openPage('/')
  const main = screen.getByRole('main')
  const links = [...main.querySelectorAll('a')].filter(({ textContent }) => textContent === 'Get Started')
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/plan'])
})
