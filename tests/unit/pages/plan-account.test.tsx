import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { expectToast, openPage } from '../../support/open-page.tsx'
import { openStep } from '../../support/planner-page.tsx'
import { userReply } from '../../support/replies.ts'
import { SAMPLE_HOME } from '../home/sample-home.ts'

const storedKeys = () => Object.keys({ ...localStorage }).filter((key) => !['theme', 'articleEditor'].includes(key))
const expectNoPlan = async () => {
  expect(storedKeys()).toEqual([])
  await openPage('/plan/answer')
  expect(await screen.findByRole('heading', { name: 'No answer yet' })).toBeVisible()
}

test('A visitor is shown the way to an account', async () => {
  await openStep('/plan/answer')
  const link = await screen.findByRole('link', { name: 'Sign in or register' })
  expect(link).toHaveAttribute('href', expect.stringMatching(/\/auth\?next=/))
})

test('The privacy page removes the home from the device after a question', async () => {
  const { actor } = await openStep('/privacy')
  expect(storedKeys()).toContain('home')
  await actor.click(await screen.findByRole('button', { name: 'Remove my home from this device' }))
  await actor.click(await screen.findByRole('button', { name: 'Remove' }))
  await expectToast('Home removed')
  expect(screen.queryByRole('button', { name: 'Remove my home from this device' })).toBeNull()
  await expectNoPlan()
})

test('Signing out offers to remove the home from the device', async () => {
  localStorage.setItem('home', JSON.stringify(SAMPLE_HOME))
  const { actor } = await openPage('/contact', { data: { user: userReply() }, server: { logout: () => undefined } })
  await actor.press(/^Welcome,/)
  await actor.click(await screen.findByRole('button', { name: 'Sign Out' }))
  await expectToast('Signed out', 'Your home is still on this device.')
  expect(storedKeys()).toContain('home')
  await actor.press('Remove my home from this device')
  await expectToast('Home removed')
  await waitFor(() => expect(storedKeys()).toEqual([]))
  await expectNoPlan()
})
