import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from 'playwright/test'
import { type CalculatorSlug, entry } from '#shared/calculators/catalogue.ts'
import { type Example, examples } from '../support/examples.ts'

export interface Person {
  readonly username: string
  readonly email: string
  readonly country: string
  readonly password: string
}

/** Someone nobody has met yet. */
export function stranger(): Person {
  const username = `ada-${randomUUID().slice(0, 13)}`
  return { username, email: `${username}@example.org`, country: 'Portugal', password: 'sunlit-roof-42' }
}

/** A new user, signed in on this page, or known to a `request` of the test's own and not to its page. */
export async function newUser({ request }: { request: APIRequestContext }): Promise<Person> {
  const person = stranger()
  const answer = await request.post('/api/register', { data: person })
  expect(answer.status(), await answer.text()).toBe(201)
  return person
}

/** Saves an example calculation for this page's person. */
export async function save(page: Page, slug: CalculatorSlug, notes?: string, example: Example = examples[slug][0]) {
  const { inputs, results } = example
  const calculation = { calculatorType: entry(slug).type, inputs, results, notes: notes ?? example.notes }
  const answer = await page.request.post('/api/calculations', { data: calculation })
  expect(answer.status(), await answer.text()).toBe(201)
}
