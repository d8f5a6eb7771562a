import { screen, waitFor } from '@testing-library/dom'
import { expect, test } from 'vitest'
import { refuse } from '../../support/fake-server.ts'
import { type Actor, expectAccessible, expectToast, field, heading, openPage } from '../../support/open-page.tsx'

const question = () => screen.getByText(/^What is \d \+ \d\?$/).textContent ?? ''
const captcha = () => field(question())
const sum = () =>
  question()
    .match(/\d/g)
    ?.reduce((total, digit) => total + Number(digit), 0) ?? Number.NaN

async function fillForm(actor: Actor) {
  await actor.fill(field('Name'), 'Ada')
  await actor.fill(field('Email'), 'ada@example.org')
  await actor.fill(field('Message'), 'How large a battery do I need?')
  await actor.fill(captcha(), String(sum()))
}

test('The contact page names its purpose, and hides the honeypot', async () => {
  await openPage('/contact')
  expect(await heading()).toHaveTextContent('Contact Us')
  expect(screen.getByText("Have questions about solar energy? We'd love to help!")).toBeInTheDocument()
  expect(document.querySelector('[name="website"]')).not.toBeVisible()
  await expectAccessible()
})

test('Each field reports its error', async () => {
  const { actor, server } = await openPage('/contact')
  await actor.fill(field('Name'), 'A')
  await actor.fill(field('Email'), 'ada')
  await actor.fill(field('Message'), 'Too short')
  await actor.press('Send Message')
  await waitFor(() => expect(field('Name')).toHaveAccessibleDescription('Name must be at least 2 characters'))
  expect(field('Name')).toHaveFocus()
  expect(field('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  expect(field('Message')).toHaveAccessibleDescription('Message must be at least 10 characters')
  expect(server.calls('contact')).toEqual([])
  await expectAccessible()
})

test('A wrong sum is rejected before the message is sent', async () => {
  const { actor, server } = await openPage('/contact')
  await fillForm(actor)
  for (const answer of [String(sum() + 1), '', 'seven']) {
    await actor.fill(captcha(), answer)
    await actor.press('Send Message')
    await waitFor(() => expect(captcha()).toHaveAccessibleDescription(/Incorrect captcha answer/))
    expect(captcha()).toHaveFocus()
  }
  expect(server.calls('contact')).toEqual([])
})

test('A message stays in the form if sending fails', async () => {
  const { actor } = await openPage('/contact', { server: { contact: refuse(500) } })
  await fillForm(actor)
  await actor.press('Send Message')
  await expectToast('Error sending message', 'Please try again later.')
  expect(field('Name')).toHaveValue('Ada')
  expect(field('Message')).toHaveValue('How large a battery do I need?')
})

test('A sent message clears the form, and another sum is asked', async () => {
  const { actor, server } = await openPage('/contact', { server: { contact: () => ({}) } })
  // Sums repeat once in a hundred: of several, some must differ.
  const questions = new Set<string>()
  for (let round = 0; round < 4; round++) {
    questions.add(question())
    await fillForm(actor)
    const release = server.hold('contact')
    await actor.press('Send Message')
    expect(screen.getByRole('button', { name: 'Sending...' })).toBeDisabled()
    release()
    await waitFor(() => expect(field('Name')).toHaveValue(''))
    for (const label of ['Email', 'Message', question()]) expect(field(label)).toHaveValue('')
  }
  await expectToast('Message sent successfully', "We'll get back to you as soon as possible.")
  expect(questions.size).toBeGreaterThan(1)
  expect(server.calls('contact')[0]).toMatchObject({ name: 'Ada', email: 'ada@example.org' })
})
