import { expect, test } from 'playwright/test'
import type { Home } from '#shared/home/home.ts'
import { VERSION_1 } from '../support/stored-homes.ts'
import { registerUser } from './people.ts'
import { card, readStoredHome, startPlan, step } from './planner.ts'
import { expectAccessible, expectToast } from './screen.ts'

const saveButton = 'Save to my account'

test('saves the plan of a visitor who registers, lists it on the profile, and opens it again', async ({ page }) => {
  await startPlan(page, 'Berlin')
  await step(page, 'Your Answer').click()
  await registerUser(page)
  await page.reload()
  await expect(page.getByText(/we save later changes for you/)).toBeVisible()
  expect(await (await page.request.get('/api/homes')).json()).toEqual([])
  expect((await readStoredHome(page)).use.amount).toEqual({ kind: 'bill', perMonth: 120 })
  await page.getByRole('button', { name: saveButton }).click()
  await expectToast(page, 'Plan saved', 'Your plan has been saved to your account.')
  await expect(page.getByRole('button', { name: saveButton })).toBeFocused()
  await expect(page.getByText('Saved in your account')).toBeVisible()
  await step(page, 'My Home').click()
  await page.getByRole('textbox', { name: /^Electricity bill/ }).fill('130')
  const bill = async () => (await (await page.request.get('/api/homes')).json())[0].home.use.amount
  await expect.poll(bill).toEqual({ kind: 'bill', perMonth: 130 })
  await step(page, 'Your Answer').click()
  await page.getByRole('link', { name: 'Your saved plans' }).click()
  const saved = card(page, 'Saved plans')
  await expect(saved.getByText(/^€130 a month, saved/)).toBeVisible()
  await expect(saved.getByText(/kWp\. Saves €[\d,]+ in year 1\. It (pays|does not pay) for itself/)).toBeVisible({
    timeout: 20_000,
  })
  await expectAccessible(page)
  await page.evaluate(() => localStorage.removeItem('home'))
  await page.reload()
  await saved.getByRole('button', { name: 'Open Berlin, Germany' }).click()
  await expect(page).toHaveURL('/plan/answer')
  expect((await readStoredHome(page)).use.amount).toEqual({ kind: 'bill', perMonth: 130 })
})

test('sends a shared link nowhere before it is accepted; then saves the user’s own plan to the account', async ({
  page,
}) => {
  await page.clock.install()
  const { homes } = VERSION_1
  const shared = homes.find(({ title }) => title === 'Phoenix')
  await registerUser(page)
  await startPlan(page, 'Berlin')
  await step(page, 'Your Answer').click()
  await page.getByRole('button', { name: saveButton }).click()
  await expectToast(page, 'Plan saved')
  const saved = async (): Promise<{ home: Home }[]> => (await page.request.get('/api/homes')).json()
  const [ownPlan] = await saved()
  await page.goto(`/plan#${shared?.link}`)
  await expect(card(page, 'A plan was shared with you').getByText(/Phoenix, Arizona/)).toBeVisible()
  expect(await saved()).toEqual([ownPlan])
  await page.getByRole('button', { name: 'Use this one' }).click()
  await expect(page.getByText(/saved in your account as “Before opening The house in Phoenix”/)).toBeVisible()
  await page.getByRole('textbox', { name: 'System size (kWp)' }).fill('8.5')
  // Longer than the delay before a changed plan is saved.
  await page.clock.fastForward(60_000)
  const names = (await saved()).map(({ home }) => home.name)
  expect(names).toEqual(['Before opening The house in Phoenix', undefined])
  expect((await saved())[1]).toEqual(ownPlan)
})

test('reports a session that ends while planning, and saves the plan after signing in', async ({ page }) => {
  const person = await registerUser(page)
  await startPlan(page, 'Berlin')
  await step(page, 'Your Answer').click()
  await page.getByRole('button', { name: saveButton }).click()
  await expectToast(page, 'Plan saved')
  expect((await page.request.post('/api/logout', { data: {} })).ok()).toBe(true)
  await page.getByText('Have a quote? Check it').click()
  await page.getByRole('textbox', { name: 'System size (kWp)' }).fill('9')
  await expect(page.getByText('Signed out: your plan is saved on this device', { exact: true })).toBeVisible({
    timeout: 15_000,
  })
  expect((await readStoredHome(page)).money.quote?.kwp).toBe(9)
  await page.getByRole('link', { name: 'Sign in or register' }).click()
  await page.getByRole('textbox', { name: 'Username' }).fill(person.username)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expect(page).toHaveURL('/plan/answer')
  await expect(page.getByText('Saved in your account')).toBeVisible({ timeout: 15_000 })
  const [{ home }] = await (await page.request.get('/api/homes')).json()
  expect(home.money.quote.kwp).toBe(9)
})
