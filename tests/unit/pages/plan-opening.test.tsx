import { fireEvent, screen, waitFor, within } from '@testing-library/dom'
import { describe, expect, test, vi } from 'vitest'
import type { Reply } from '#shared/contract/api.ts'
import { withFigure } from '#shared/home/change.ts'
import { emptyHome } from '#shared/home/empty-home.ts'
import type { Home } from '#shared/home/home.ts'
import { hashHome } from '#shared/home/home-hash.ts'
import { encodeLink } from '#shared/home/link.ts'
import { packReadings } from '#shared/home/meter-readings.ts'
import { type Actor, openPage } from '../../support/open-page.tsx'
import { userReply } from '../../support/replies.ts'

/** A plan identified by its bill; without a place nothing is computed. */
const planWithBill = (perMonth: number): Home =>
  withFigure(emptyHome({ country: 'US', currency: 'USD' }), 'use.amount', { kind: 'bill', perMonth }) as Home

const OWN = planWithBill(77)
const OTHER = planWithBill(250)

const storedHome = () => JSON.parse(localStorage.getItem('home') ?? 'null')

/** Stores a plan and backups of earlier ones, named `Before opening {name}`. */
function storePlans(home: Home | null, backups: Readonly<Record<string, Home>> = {}) {
  if (home) localStorage.setItem('home', JSON.stringify(home))
  const entries = Object.entries(backups).map(([name, backup]) => ({
    name: `Before opening ${name}`,
    home: backup,
    saved: null,
    replacedBy: '',
  }))
  localStorage.setItem('former plans', JSON.stringify(entries))
}

/** Names in the list of earlier plans. */
const listedPlans = () =>
  within(screen.getByRole('list', { name: 'Earlier plans' }))
    .getAllByRole('heading')
    .map(({ textContent }) => textContent)

const pageHeading = (name: string) => screen.findByRole('heading', { level: 1, name })
/** The page has the parts that load after the answer. */
async function answerPage() {
  const heading = await pageHeading('Your Answer')
  await screen.findByRole('heading', { name: 'Save or share' })
  return heading
}

/** Opens the answer of a plan that is stored, and waits for all its parts. */
async function openAnswer(home: Home, backups?: Readonly<Record<string, Home>>) {
  storePlans(home, backups)
  const { actor } = await openPage('/plan/answer')
  await answerPage()
  return actor
}

describe('An earlier plan', () => {
  const FORMER = { A: planWithBill(100), B: planWithBill(200), C: planWithBill(300) }

  test.each([
    ['the plan that it replaced', OWN],
    ['an empty plan', null],
  ])('is listed again in its place when Undo brings back %s', async (_, own) => {
    storePlans(own, FORMER)
    const { actor } = await openPage('/plan/answer')
    // An empty plan has nothing to save or share.
    await screen.findByRole('list', { name: 'Earlier plans' })
    const before = listedPlans()
    await actor.press(/^Use this one.* B$/)
    await waitFor(() => expect(listedPlans()).not.toContain('Before opening B'))
    expect(storedHome()).toEqual(FORMER.B)
    await actor.press('Undo')
    expect(storedHome().use).toEqual(own?.use ?? {})
    expect(listedPlans()).toEqual(before)
  })

  test('is listed again when Undo comes after a reload', async () => {
    const actor = await openAnswer(OWN, FORMER)
    const before = listedPlans()
    await actor.press(/^Use this one.* B$/)
    const { actor: afterReload } = await openPage('/plan/answer')
    await answerPage()
    await afterReload.press('Undo')
    expect(storedHome()).toEqual(OWN)
    expect(listedPlans()).toEqual(before)
  })

  test('changes places with the current one even when the list is full', async () => {
    const names = Array.from({ length: 20 }, (_, i) => String.fromCodePoint(65 + i))
    const actor = await openAnswer(OWN, Object.fromEntries(names.map((name, i) => [name, planWithBill(100 + i)])))
    const before = listedPlans()
    await actor.press(/^Use this one.* T$/)
    await waitFor(() => expect(listedPlans()).not.toContain('Before opening T'))
    expect(storedHome()).toEqual(planWithBill(119))
    await actor.press('Undo')
    expect(listedPlans()).toEqual(before)
  })
})

/** The plan of the page, also without browser storage. */
const shownPlan = async () => (await import('../../../client/src/home/home.ts')).getHomeState().baseHome

const chooseFile = (actor: Actor, home: Home) =>
  actor.upload(
    screen.getByLabelText('Open a plan (JSON)', { selector: 'input' }),
    new File([JSON.stringify(home)], 'plan.json', { type: 'application/json' }),
  )

/** An account with one saved plan. */
const accountOf = (home: Home) => {
  const saved = { id: 7, revision: 1, home, readings: null, updatedAt: '2026-03-01T12:00:00.000Z' }
  return {
    listCalculations: () => [],
    listSessions: () => [],
    listHomes: () => [saved] as unknown as Reply<'listHomes'>,
    getHome: () => saved as unknown as Reply<'getHome'>,
    createHome: () => ({ ...saved, id: 8 }) as unknown as Reply<'createHome'>,
  }
}

describe('Where the browser stores nothing', () => {
  function blockStorage() {
    const refuse = () => {
      throw new DOMException('Access is denied', 'SecurityError')
    }
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: () => {} })
  }

  /** Enters a plan without browser storage and opens the answer. */
  async function planWithoutStorage() {
    blockStorage()
    const { actor } = await openPage('/plan/home')
    await actor.fill(await screen.findByLabelText(/^Electricity bill/), '77')
    await actor.click(screen.getByRole('link', { name: 'Your Answer' }))
    await answerPage()
    return actor
  }

  test('a link opens at once in place of an empty plan', async () => {
    blockStorage()
    const { actor } = await openPage(`/plan#${encodeLink(OTHER)}`)
    await actor.click(await screen.findByRole('button', { name: 'Use this one' }))
    await answerPage()
    expect(await shownPlan()).toEqual(OTHER)
  })

  test('a file opens in place of a typed plan only after a question, and Undo brings that back', async () => {
    const actor = await planWithoutStorage()
    const own = await shownPlan()
    expect(own.use.amount).toEqual({ kind: 'bill', perMonth: 77 })
    await chooseFile(actor, OTHER)
    const useButton = await screen.findByRole('button', { name: 'Use this one' })
    expect(screen.queryByText(/it is saved on this device/)).toBeNull()
    await actor.click(useButton)
    const question = () => screen.findByRole('alertdialog', { name: 'We cannot save your own plan' })
    await actor.click(within(await question()).getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(useButton).toHaveFocus())
    expect(await shownPlan()).toEqual(own)
    await actor.click(useButton)
    await actor.click(within(await question()).getByRole('button', { name: 'Open anyway' }))
    expect(await screen.findByText(/^Your own plan is not saved on this device\./)).toBeInTheDocument()
    expect(await shownPlan()).toEqual(OTHER)
    await waitFor(async () => expect(await answerPage()).toHaveFocus())
    await actor.press('Undo')
    expect(await shownPlan()).toEqual(own)
  })
})

describe('A plan of somebody else, opened by a user with a saved plan', () => {
  test.each([
    ['link', `/plan#${encodeLink(OTHER)}`],
    ['file', '/plan/answer'],
  ])(
    'reaches the account only after “Use this one”; Undo restores the own plan after a reload: %s',
    async (kind, path) => {
      storePlans(OWN)
      localStorage.setItem('home in the account', JSON.stringify({ id: 7, revision: 1, of: hashHome(OWN) }))
      const account = { data: { user: userReply() }, server: accountOf(OWN) }
      const { actor, server } = await openPage(path, account)
      if (kind === 'file') {
        await answerPage()
        await chooseFile(actor, OTHER)
      }
      const useButton = await screen.findByRole('button', { name: 'Use this one' })
      expect(server.calls('createHome')).toEqual([])
      expect(storedHome()).toEqual(OWN)
      await actor.click(useButton)
      await waitFor(() => expect(storedHome()).toEqual(OTHER))
      await waitFor(() => expect(server.calls('createHome')).toHaveLength(1))
      const [{ home: backup } = { home: {} }] = server.calls('createHome')
      expect(backup).toEqual({ ...OWN, name: expect.stringMatching(/^Before opening /) })
      expect(server.calls('updateHome')).toEqual([])

      const reloaded = await openPage('/plan/answer', account)
      await answerPage()
      await reloaded.actor.press('Undo')
      expect(storedHome()).toEqual(OWN)
      // It is again the saved plan that it was.
      expect(JSON.parse(localStorage.getItem('home in the account') ?? 'null')).toMatchObject({ id: 7 })
      expect(reloaded.server.calls('updateHome')).toEqual([])
    },
  )
})

describe('The keyboard focus', () => {
  test('goes to the heading when an earlier plan is opened', async () => {
    const actor = await openAnswer(OWN, { A: OTHER })
    await actor.press(/^Use this one.* A$/)
    await waitFor(async () => expect(await answerPage()).toHaveFocus())
    expect(screen.getByText(/^Earlier plan opened\./).closest('[role=status]')).not.toBeNull()
  })

  test('goes to the heading when the plan of a file is opened, and back to its button when it is not', async () => {
    const actor = await openAnswer(OWN)
    await chooseFile(actor, OTHER)
    await actor.click(await screen.findByRole('button', { name: 'Keep my plan' }))
    expect(screen.getByRole('button', { name: 'Open a plan (JSON)' })).toHaveFocus()
    expect(storedHome()).toEqual(OWN)
    await chooseFile(actor, OTHER)
    await actor.click(await screen.findByRole('button', { name: 'Use this one' }))
    await waitFor(async () => expect(await answerPage()).toHaveFocus())
    expect(storedHome()).toEqual(OTHER)
  })

  test.each([
    ['is declined', encodeLink(OTHER)],
    ['cannot be read', '1.AAAA'],
  ])('goes to the heading when a shared plan %s', async (_, link) => {
    storePlans(OWN)
    const { actor } = await openPage(`/plan#${link}`)
    await actor.click(await screen.findByRole('button', { name: 'Keep my plan' }))
    expect(await pageHeading('Plan Your Solar Home')).toHaveFocus()
    expect(storedHome()).toEqual(OWN)
  })

  test('goes to the heading when there is nothing left to undo', async () => {
    storePlans(OWN)
    const { actor } = await openPage('/plan/home')
    const bill = await screen.findByLabelText(/^Electricity bill/)
    await actor.fill(bill, '78')
    await actor.click(screen.getByRole('checkbox', { name: 'Pool' }))
    const undoButton = screen.getByRole('button', { name: 'Undo' })
    await actor.click(undoButton)
    expect(undoButton).toHaveFocus()
    await actor.click(undoButton)
    expect(undoButton).toBeDisabled()
    expect(storedHome()).toEqual(OWN)
    expect(await pageHeading('My Home')).toHaveFocus()
  })

  test.each([
    ['Keep both', 'createHome'],
    ['Use the other version', 'getHome'],
  ] as const)('goes to the heading after “%s”', async (choice, endpoint) => {
    storePlans(OWN)
    localStorage.setItem('home in the account', JSON.stringify({ id: 7, revision: 0, of: hashHome(planWithBill(60)) }))
    const opened = await openPage('/plan/answer', { data: { user: userReply() }, server: accountOf(OTHER) })
    const button = await screen.findByRole('button', { name: choice })
    const release = opened.server.hold(endpoint)
    await opened.actor.click(button)
    await waitFor(() => expect(button).toBeDisabled())
    release()
    await waitFor(() => expect(screen.queryByRole('button', { name: choice })).toBeNull())
    expect(opened.server.calls('createHome')).toHaveLength(choice === 'Keep both' ? 1 : 0)
    expect(await answerPage()).toHaveFocus()
  })

  test('goes to the heading of the answer when a shared plan is opened', async () => {
    storePlans(OWN)
    const { actor } = await openPage(`/plan#${encodeLink(OTHER)}`)
    await actor.click(await screen.findByRole('button', { name: 'Use this one' }))
    const heading = await answerPage()
    await waitFor(() => expect(heading).toHaveFocus())
  })

  test('goes to the heading of the answer when a saved plan is opened', async () => {
    storePlans(OWN)
    const { actor } = await openPage('/profile', { data: { user: userReply() }, server: accountOf(OTHER) })
    await actor.click(await screen.findByRole('button', { name: /^Open/ }))
    const heading = await answerPage()
    await waitFor(() => expect(heading).toHaveFocus())
    expect(storedHome()).toEqual(OTHER)
  })
})

describe('A saved plan whose meter readings come late', () => {
  const { packed, day } = packReadings(new Float64Array(8_760).fill(0.5))
  const metered = withFigure(OTHER, 'use.day', day) as Home

  /** A user opens it; the account does not answer yet. */
  async function openSaved() {
    storePlans(OWN)
    const { actor, server } = await openPage('/profile', {
      data: { user: userReply() },
      server: {
        ...accountOf(metered),
        getHome: () => ({ id: 7, revision: 1, home: metered, readings: packed }) as unknown as Reply<'getHome'>,
      },
    })
    const release = server.hold('getHome')
    await actor.click(await screen.findByRole('button', { name: /^Open/ }))
    return { actor, server, release }
  }

  test('opens with them', async () => {
    const { release } = await openSaved()
    release()
    await answerPage()
    expect(storedHome()).toEqual(metered)
    expect(JSON.parse(localStorage.getItem('meter readings') ?? '')).toEqual([packed])
  })

  test('is not opened once another page is', async () => {
    const { actor, release } = await openSaved()
    await actor.click(screen.getByRole('link', { name: 'Return to Home' }))
    await waitFor(() => expect(location.pathname).toBe('/'))
    release()
    const { call } = await import('../../../client/src/api/call.ts')
    await call('getHome', { id: 7 })
    expect(location.pathname).toBe('/')
    expect(storedHome()).toEqual(OWN)
  })
})

describe('A slow answer of the account', () => {
  const LATER = planWithBill(300)

  /** A signed-in user opens a shared plan; the account does not answer yet. */
  async function openSharedPlan() {
    storePlans(OWN, { A: LATER })
    const { actor, server } = await openPage(`/plan#${encodeLink(OTHER)}`, {
      data: { user: userReply() },
      server: accountOf(OWN),
    })
    const release = server.hold('createHome')
    await actor.click(await screen.findByRole('button', { name: 'Use this one' }))
    await answerPage()
    expect(storedHome()).toEqual(OTHER)
    return { actor, server, release }
  }
  const queryAccountNotice = () => screen.queryByText(/^Your own plan is saved in your account as/)

  test('is told below the opened plan', async () => {
    const { release } = await openSharedPlan()
    expect(screen.getByText(/^Your own plan is saved on this device as/)).toBeInTheDocument()
    release()
    await waitFor(() => expect(queryAccountNotice()).toBeInTheDocument())
    expect(screen.getByText('The shared plan was opened.')).toBeInTheDocument()
    expect(screen.queryByText(/^Your own plan is saved on this device as/)).toBeNull()
  })

  test('leads nobody back who has gone on', async () => {
    const { actor, release } = await openSharedPlan()
    await actor.click(screen.getByRole('link', { name: 'My Home' }))
    await pageHeading('My Home')
    release()
    await waitFor(() => expect(queryAccountNotice()).toBeInTheDocument())
    expect(location.pathname).toBe('/plan/home')
  })

  test('does not speak of another plan that was opened meanwhile', async () => {
    const { actor, server, release } = await openSharedPlan()
    await actor.press(/^Use this one.* A$/)
    const notice = await screen.findByText(/^Earlier plan opened\./)
    release()
    // Responses arrive in order: the previous one has arrived, too.
    const { call } = await import('../../../client/src/api/call.ts')
    await call('createHome', { home: { ...LATER } })
    expect(server.calls('createHome')).toHaveLength(2)
    expect(notice).toBeInTheDocument()
    expect(queryAccountNotice()).toBeNull()
    expect(storedHome()).toEqual(LATER)
  })
})

test('A link that was made is not shown with another plan', async () => {
  const actor = await openAnswer(OWN, { A: OTHER })
  await actor.press('Share a link')
  expect(await screen.findByLabelText('Link to this plan')).toBeInTheDocument()
  await actor.press(/^Use this one.* A$/)
  await waitFor(() => expect(storedHome()).toEqual(OTHER))
  expect(screen.queryByLabelText('Link to this plan')).toBeNull()
})

test('Coordinates whose town is looked up late do not move a plan that was opened meanwhile', async () => {
  storePlans(OWN)
  const { actor } = await openPage('/plan/home')
  const latitude = await screen.findByLabelText(/^Latitude/)
  const longitude = screen.getByLabelText(/^Longitude/)
  await actor.fill(latitude, '33.4')
  await actor.fill(longitude, '-112.1')
  const { replaceHome } = await import('../../../client/src/home/home.ts')
  fireEvent.submit(longitude.closest('form') as HTMLFormElement)
  replaceHome(OTHER, 'Their house')
  // The next ones are meant for it.
  await actor.fill(latitude, '33.5')
  await actor.press('Use these coordinates')
  await waitFor(() => expect(storedHome().place?.latitude).toBe(33.5))
  await actor.press('Undo')
  expect(storedHome()).toEqual(OTHER)
})
