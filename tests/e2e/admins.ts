import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page } from 'playwright/test'
import { firstAdmin } from '../support/first-admin.ts'

/** Credentials of the administrator created at the start of the site. */
export function adminCredentials() {
  const { username, password } = firstAdmin
  return { username, password }
}

/** Signs in as the administrator. */
export async function signInAsAdmin({ request }: { request: APIRequestContext }) {
  const response = await request.post('/api/admin/login', { data: adminCredentials() })
  expect(response.status(), await response.text()).toBe(200)
}

export interface StoredArticle {
  readonly id: number
  readonly title: string
  readonly slug: string
  readonly category: string
  readonly image: string
  readonly content: string
  readonly revision: number
}

/** Creates an article for this test only. */
export async function createArticle(page: Page, overrides: Partial<StoredArticle> = {}): Promise<StoredArticle> {
  const mark = randomUUID().slice(0, 8)
  const data = {
    title: `Sunlight ${mark}`,
    category: 'Basics',
    image: '/images/bill.jpg',
    slug: `sunlight-${mark}`,
    content: '<p>The <strong>sun</strong> shines.</p>',
    ...overrides,
  }
  const response = await page.request.post('/api/articles', { data })
  expect(response.status(), await response.text()).toBe(201)
  return response.json()
}

/** Fetches the stored article. */
export async function fetchArticle(page: Page, slug: string): Promise<StoredArticle> {
  const response = await page.request.get(`/api/articles/${slug}`)
  expect(response.status()).toBe(200)
  return response.json()
}
