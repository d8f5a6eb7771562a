import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { parseHome } from '#shared/home/parse.ts'
import { restore } from '../../server/database/backup.ts'
import { emptyDatabase } from '../support/database.ts'
import { root } from '../support/served-site.ts'
import { VERSION_1 } from '../support/stored-homes.ts'
import { openWebsite } from '../support/website.ts'

/* A backup that an earlier version made of an account with plans and with calculations of all ten calculators. */

const fixture = (file: string) => fileURLToPath(new URL(`../fixtures/backup-1/${file}`, import.meta.url))
const ADA = { username: 'ada', password: 'sunlit-roof-42' }

async function restoredDatabase() {
  const { url } = await emptyDatabase()
  const env = { DATABASE_URL: url, SESSION_SECRET: 'a secret for tests only of forty characters' }
  expect(await restore(root, env, fixture('site.backup.gz'))).toMatch(/^Restored \d+ rows/)
  return url
}

const site = await openWebsite({ databaseUrl: restoredDatabase })

test('restores an account of an earlier version with its calculations and plans', async () => {
  const agent = site.visitor()
  await agent.post('/api/login').send(ADA).expect(200)
  const calculations = JSON.parse(readFileSync(fixture('calculations.json'), 'utf8'))
  expect(calculations.length).toBeGreaterThanOrEqual(10)
  expect((await agent.get('/api/calculations').expect(200)).body).toEqual(calculations)
  const { body: saved } = await agent.get('/api/homes').expect(200)
  expect(saved).toHaveLength(2)
  const homes = await Promise.all(
    saved.map(async ({ id }: { id: number }) => (await agent.get(`/api/homes/${id}`).expect(200)).body.home),
  )
  for (const { record } of VERSION_1.homes.slice(0, 2)) expect(homes).toContainEqual(record)
  for (const home of homes) expect(parseHome(home)).toEqual({ home, notes: [] })
})
