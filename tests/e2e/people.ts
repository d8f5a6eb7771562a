import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from 'playwright/test'
import { type CalculatorSlug, catalogueEntry } from '#shared/calculators/catalogue.ts'
import { type Example, examples } from '../support/examples.ts'

export interface Person {
  readonly username: string
  readonly email: string
  readonly country: string
  readonly password: string
}

/** A person without an account. */
export function createPerson(): Person {
  const username = `ada-${randomUUID().slice(0, 13)}`
  return { username, email: `${username}@example.org`, country: 'Portugal', password: 'sunlit-roof-42' }
}

/** Registers a user, signed in on this page, or in a `request` of the test's own instead. */
export async function registerUser({ request }: { request: APIRequestContext }): Promise<Person> {
  const person = createPerson()
  const response = await request.post('/api/register', { data: person })
  expect(response.status(), await response.text()).toBe(201)
  return person
}

/** Saves an example calculation for the signed-in user. */
export async function saveCalculation(
  page: Page,
  slug: CalculatorSlug,
  notes?: string,
  example: Example = examples[slug][0],
) {
  const { inputs, results } = example
  const calculation = { calculatorType: catalogueEntry(slug).type, inputs, results, notes: notes ?? example.notes }
  const response = await page.request.post('/api/calculations', { data: calculation })
  expect(response.status(), await response.text()).toBe(201)
}
