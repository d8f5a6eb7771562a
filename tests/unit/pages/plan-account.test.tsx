import { screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test, vi } from 'vitest'
import { expectToast, openPage } from '../../support/open-page.tsx'
import { openStep } from '../../support/planner-page.tsx'
import { userReply } from '../../support/replies.ts'
import { SAMPLE_HOME } from '../../support/sample-home.ts'

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

describe('Signing out on a device with a plan', () => {
  async function signOut() {
    localStorage.setItem('home', JSON.stringify(SAMPLE_HOME))
    const page = await openPage('/contact', { data: { user: userReply() }, server: { logout: () => undefined } })
    await page.actor.press(/^Welcome,/)
    await page.actor.click(await screen.findByRole('button', { name: 'Sign Out' }))
    expect(await screen.findByRole('alertdialog', { name: 'Keep your plan on this device?' })).toBeVisible()
    return page
  }

  test('removes it unless the person says otherwise', async () => {
    const { actor } = await signOut()
    await actor.press('Remove it and sign out')
    await expectToast('Signed out', 'Your home is no longer on this device.')
    await waitFor(() => expect(storedKeys()).toEqual([]))
    await expectNoPlan()
  })

  test('keeps it if the person says so', async () => {
    const { actor } = await signOut()
    await actor.press('Keep it and sign out')
    await expectToast('Signed out', 'Your home is still on this device.')
    expect(storedKeys()).toContain('home')
  })

  test('does not happen where the plan cannot be removed', async () => {
    const { actor, server } = await signOut()
    vi.spyOn(await import('../../../client/src/home/load-home-schemas.ts'), 'prepareStoredHome').mockRejectedValue(
      new TypeError('Failed to fetch dynamically imported module'),
    )
    await actor.press('Remove it and sign out')
    await expectToast('Logout failed')
    expect(server.calls('logout')).toEqual([])
    expect(storedKeys()).toContain('home')
  })

  test('does not happen while the question is open, or when it is closed', async () => {
    const { actor, server } = await signOut()
    await actor.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(server.calls('logout')).toEqual([])
    await waitFor(() => expect(screen.getByRole('button', { name: /^Welcome,/ })).toHaveFocus())
    expect(storedKeys()).toContain('home')
  })
})

test('Signing out without a plan asks nothing', async () => {
  const { actor, server } = await openPage('/contact', {
    data: { user: userReply() },
    server: { logout: () => undefined },
  })
  await actor.press(/^Welcome,/)
  await actor.click(await screen.findByRole('button', { name: 'Sign Out' }))
  await waitFor(() => expect(server.calls('logout')).toHaveLength(1))
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

describe('Closing the account on a device with a plan', () => {
  async function closeAccount(preservesPlan: boolean) {
    localStorage.setItem('home', JSON.stringify(SAMPLE_HOME))
    const { actor } = await openPage('/profile', {
      data: { user: userReply() },
      server: { closeAccount: () => undefined, listCalculations: () => [], listArticles: () => [] },
    })
    await actor.click(await screen.findByRole('button', { name: 'Close account' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Close account' }))
    if (preservesPlan) await actor.click(dialog.getByRole('checkbox', { name: 'Keep my plan on this device' }))
    await actor.fill(dialog.getByLabelText('Password'), 'a good long sentence')
    await actor.click(dialog.getByRole('button', { name: 'Close account' }))
    await expectToast('Account closed')
  }

  test('removes it', async () => {
    await closeAccount(false)
    await waitFor(() => expect(storedKeys()).toEqual([]))
  })

  test('keeps it if the person says so', async () => {
    await closeAccount(true)
    expect(storedKeys()).toContain('home')
  })
})
