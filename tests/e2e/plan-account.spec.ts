import { expect, test } from 'playwright/test'
import { newUser } from './people.ts'
import { begin, card, keptHome, step } from './planner.ts'
import { expectAccessible, expectToast } from './screen.ts'

const save = 'Save to my account'

test('A plan is kept in the account when it is wanted, listed on the profile, and opened again', async ({ page }) => {
  await newUser(page)
  await begin(page, 'Berlin')
  await step(page, 'Your Answer').click()
  await page.getByRole('button', { name: save }).click()
  await expectToast(page, 'Plan saved', 'Your plan has been saved to your account.')
  await expect(page.getByText('Kept in your account')).toBeVisible()
  await step(page, 'My Home').click()
  await page.getByRole('textbox', { name: /^Electricity bill/ }).fill('130')
  const bill = async () => (await (await page.request.get('/api/homes')).json())[0].home.use.amount
  await expect.poll(bill, { timeout: 15_000 }).toEqual({ kind: 'bill', perMonth: 130 })
  await step(page, 'Your Answer').click()
  await page.getByRole('link', { name: 'Your saved plans' }).click()
  const saved = card(page, 'Saved Plans')
  await expect(saved.getByText(/^130\s€ a month, saved/)).toBeVisible()
  await expect(saved.getByText(/kWp, saves [\d.]+\s€ in the first year, (not )?paid back/)).toBeVisible({
    timeout: 20_000,
  })
  await expectAccessible(page)
  await page.evaluate(() => localStorage.removeItem('home'))
  await page.reload()
  await saved.getByRole('button', { name: 'Open Berlin, Germany' }).click()
  await expect(page).toHaveURL('/plan/answer')
  expect((await keptHome(page)).use.amount).toEqual({ kind: 'bill', perMonth: 130 })
})

test('A plan that was changed here and on another device is asked about, and both are kept', async ({ page }) => {
  await newUser(page)
  await begin(page, 'Berlin')
  await step(page, 'Your Answer').click()
  await page.getByRole('button', { name: save }).click()
  await expectToast(page, 'Plan saved')
  const [{ id, revision, home }] = await (await page.request.get('/api/homes')).json()
  const elsewhere = await page.request.put(`/api/homes/${id}`, {
    data: { home: { ...home, name: 'From the other device' } },
    headers: { 'If-Match': `"${revision}"` },
  })
  expect(elsewhere.status()).toBe(200)
  await page.getByRole('textbox', { name: 'Power (kWp)' }).fill('9')
  await expect(page.getByText(/was changed on another device/)).toBeVisible({ timeout: 15_000 })
  await page.getByRole('button', { name: 'Keep both' }).click()
  await expect(page.getByText(/was changed on another device/)).toBeHidden()
  await expect.poll(async () => (await (await page.request.get('/api/homes')).json()).length).toBe(2)
})

test('A visitor is shown the way to an account, and the plan waits until it is saved there', async ({ page }) => {
  await begin(page, 'Berlin')
  await step(page, 'Your Answer').click()
  await expect(page.getByRole('link', { name: 'Sign in or register' })).toHaveAttribute('href', /\/auth\?next=/)
  await newUser(page)
  await page.reload()
  await expect(page.getByText(/later changes are saved by themselves/)).toBeVisible()
  expect(await (await page.request.get('/api/homes')).json()).toEqual([])
  expect((await keptHome(page)).use.amount).toEqual({ kind: 'bill', perMonth: 120 })
  await page.getByRole('button', { name: save }).click()
  await expectToast(page, 'Plan saved')
})
