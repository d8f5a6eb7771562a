import { describe, expect, test } from 'vitest'
import { PLACEHOLDER_CONTACT } from '#shared/contact-details.ts'
import { openServices } from '../../server/index.ts'
import { loadBuiltClient } from '../support/built-client.ts'
import { copyDatabase } from '../support/database.ts'
import { root } from '../support/served-site.ts'
import { openWebsite } from '../support/website.ts'

const contact = { email: 'us@solar.example', phone: '+49 30 1234567', address: 'Sonnenallee 1, Berlin' }
const OWN = { CONTACT_EMAIL: contact.email, CONTACT_PHONE: contact.phone, CONTACT_ADDRESS: contact.address }

describe('The operator’s contact details', async () => {
  const site = await openWebsite({
    config: (defaults) => ({ ...defaults, contact }),
    deps: { client: await loadBuiltClient() },
  })
  const text = async (path: string) => (await site.visitor().get(path).expect(200)).text

  test.each(['/', '/contact', '/privacy', '/forgot-password', '/calculators/solar'])('are on %s', async (path) => {
    const html = await text(path)
    expect(html).toContain('href="mailto:us@solar.example"')
    expect(html).toContain('href="tel:+49301234567"')
    expect(html).toContain(contact.address)
    for (const placeholder of Object.values(PLACEHOLDER_CONTACT)) expect(html).not.toContain(placeholder)
  })

  test('are shown to users when the site cannot send email', async () => {
    const { text } = await site.visitor().post('/api/password/forgot').send({ email: 'ada@example.org' }).expect(503)
    expect(text).toBe('This site cannot send email. Write to us@solar.example')
  })

  test('are included in emails', async () => {
    const mailing = await openWebsite({
      config: (defaults) => ({
        ...defaults,
        contact,
        publicUrl: 'https://solar.example',
        mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'Helioplan <us@solar.example>', contactTo: 'us@solar.example' },
      }),
    })
    await mailing.visitor().post('/api/password/forgot').send({ email: 'ada@example.org' })
    const { rows } = await mailing.sql.query('select body from outbox')
    expect(rows).toEqual([{ body: expect.stringMatching(/\n-- \nHelioplan · us@solar\.example$/) }])
  })
})

/** Terminal output of a start. */
async function linesOfStart(settings: Record<string, string>) {
  const database = await copyDatabase()
  const lines: string[] = []
  const env = { DATABASE_URL: database.url, SESSION_SECRET: 'x'.repeat(40), LOG_LEVEL: 'silent', ...settings }
  const world = await openServices(root, env, (line) => lines.push(line))
  await world.close()
  await database.drop()
  return lines.filter((line) => line.includes('CONTACT_'))
}

test('A public site warns about placeholders at the start and names the settings', async () => {
  const publicSite = { PUBLIC_URL: 'https://solar.example' }
  expect(await linesOfStart(publicSite)).toEqual([
    'Warning: visitors see placeholders as contact details. Set CONTACT_EMAIL, CONTACT_PHONE, CONTACT_ADDRESS to your own.',
  ])
  expect(await linesOfStart({ ...publicSite, ...OWN })).toEqual([])
  expect(await linesOfStart({})).toEqual([])
})
