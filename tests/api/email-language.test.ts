import { describe, expect, test } from 'vitest'
import { COMPLETE_LANGUAGES, LANGUAGES, type Language } from '#shared/language/languages.ts'
import { findEnglishTexts, translate } from '../support/english-texts.ts'
import type { ReceivedEmail } from '../support/mail-server.ts'
import { PASSWORD } from '../support/website.ts'
import { openWebsiteWithMail } from '../support/website-with-mail.ts'

const OPERATOR = 'office@helioplan.example'
const SITE = 'https://solar.example.com'
const { site, emailsTo, extractToken } = await openWebsiteWithMail({
  config: (defaults) => ({
    ...defaults,
    languages: LANGUAGES,
    mail: { ...defaults.mail, contactTo: OPERATOR },
  }),
})

const setLanguage = (id: number, language: string) =>
  site.sql.query('update users set language = $2 where id = $1', [id, language])

/** A signed-in user whose emails are in a language. */
async function userIn(language: string) {
  const user = await site.user()
  await setLanguage(user.id, language)
  return user
}

let visitors = 0
/** A call of a visitor, from a page in a language. */
const callFrom = (language: string, path: string) =>
  site.visitor().post(path).set('Accept-Language', language).set('X-Forwarded-For', `192.0.2.${++visitors}`)

const newestTo = async (address: string) => (await emailsTo(address)).at(-1)

/** Every sentence is in German, and every link leads to a German page. */
function expectGerman(email: ReceivedEmail | undefined, subject: string, ...texts: readonly string[]) {
  const body = email?.body.replaceAll('\r\n', '\n') ?? ''
  expect(email?.headers.get('subject')).toBe(subject)
  expect(body).toMatch(/^Guten Tag,\n\n/)
  for (const text of texts) expect(body).toContain(text)
  expect(body).not.toMatch(/\b(the|this|your|you|if|someone)\b/i)
  for (const [link] of body.matchAll(/https:\S+/g)) expect(link).toMatch(`${SITE}/de/`)
}

function expectEnglish(email: ReceivedEmail | undefined, subject: string) {
  expect(email?.headers.get('subject')).toBe(subject)
  expect(email?.body).toMatch(/\bthis\b/i)
  expect(email?.body).not.toMatch(/Guten Tag|\/de\//)
}

describe('The language of emails', () => {
  test('is that of the page of the registration', async () => {
    const email = 'berlin@example.com'
    const agent = site.visitor()
    const registered = await agent
      .post('/api/register')
      .set('Accept-Language', 'de')
      .send({ username: 'berlin', email, country: 'Germany', password: PASSWORD })
      .expect(201)
    expect(registered.body.language).toBe('de')
    const confirmation = await newestTo(email)
    expectGerman(
      confirmation,
      'Bestätigen Sie Ihre E-Mail-Adresse für Helioplan',
      'Wenn Sie das waren, öffnen Sie innerhalb von 60\u00A0Minuten diesen Link',
    )
    await agent
      .post('/api/email/confirm')
      .send({ token: extractToken(confirmation, 'de/confirm-email') })
      .expect(204)
    const { text } = await agent.get('/api/user/export').expect(200)
    expect(JSON.parse(text).account).toMatchObject([{ language: 'de' }])
  })

  test('is English for accounts of earlier versions', async () => {
    const { agent } = await site.user()
    expect((await agent.get('/api/user')).body.language).toBe('en')
  })

  test('outranks that of the page where a new password is asked for', async () => {
    const [german, english] = [await userIn('de'), await userIn('en')]
    await callFrom('en', '/api/password/forgot').send({ email: german.email }).expect(202)
    await callFrom('de', '/api/password/forgot').send({ email: english.email }).expect(202)
    const email = await newestTo(german.email)
    expectGerman(email, 'Neues Passwort für Ihr Helioplan-Konto', `Helioplan-Konto „${german.username}“`)
    expectEnglish(await newestTo(english.email), 'New password for your Helioplan account')
    const token = extractToken(email, 'de/reset-password')
    await callFrom('en', '/api/password/reset').send({ token, password: 'another quite long sentence' }).expect(204)
    expectGerman(await newestTo(german.email), 'Ihr Helioplan-Konto', 'Alle Geräte wurden abgemeldet.')
  })

  test('is that of notices, whatever the page', async () => {
    const german = await userIn('de')
    await german.agent
      .post('/api/user/password')
      .set('Accept-Language', 'en')
      .send({ currentPassword: PASSWORD, newPassword: 'another quite long sentence' })
      .expect(204)
    expectGerman(await newestTo(german.email), 'Ihr Helioplan-Konto', 'Alle anderen Geräte wurden abgemeldet.')
    const english = await userIn('en')
    await english.agent
      .post('/api/user/password')
      .set('Accept-Language', 'de')
      .send({ currentPassword: PASSWORD, newPassword: 'another quite long sentence' })
      .expect(204)
    expectEnglish(await newestTo(english.email), 'About your Helioplan account')
  })

  test('is that of emails to both addresses of a change', async () => {
    const { agent, email, username } = await userIn('de')
    const next = `next-${email}`
    await agent
      .patch('/api/user')
      .send({ username: `${username}-neu`, email: next })
      .expect(200)
    const [renamed, notice] = await emailsTo(email)
    expectGerman(renamed, 'Ihr Helioplan-Konto', `Bisher lautete er „${username}“.`)
    expectGerman(notice, 'Ihr Helioplan-Konto', next, 'Wenn Sie das nicht waren, öffnen Sie innerhalb von 7\u00A0Tagen')
    const confirmation = await newestTo(next)
    expectGerman(confirmation, 'Bestätigen Sie Ihre E-Mail-Adresse für Helioplan')
    await callFrom('en', '/api/email/cancel')
      .send({ token: extractToken(notice, 'de/cancel-email-change') })
      .expect(204)
  })

  test('is that of the account which an address belongs to already', async () => {
    const [german, english] = [await userIn('de'), await userIn('en')]
    await english.agent.patch('/api/user').send({ email: german.email }).expect(200)
    expectGerman(
      await newestTo(german.email),
      'Bestätigen Sie Ihre E-Mail-Adresse für Helioplan',
      'Sie gehört schon zu Ihrem Konto',
    )
  })

  test('is changed in the profile, also for the newsletter', async () => {
    const { agent, email, username } = await site.user()
    await agent.post('/api/newsletter').send({ email }).expect(201)
    const changed = await agent
      .patch('/api/user')
      .send({ username: `${username}-neu`, language: 'de' })
      .expect(200)
    expect(changed.body.language).toBe('de')
    expectGerman(await newestTo(email), 'Ihr Helioplan-Konto')
    const { rows } = await site.sql.query('select language from subscribers where email = $1', [email])
    expect(rows).toEqual([{ language: 'de' }])
    await agent.patch('/api/user').send({ language: 'xx' }).expect(400)
  })

  test('is English for one that the site no longer serves', async () => {
    const { agent, email, id } = await site.user()
    await setLanguage(id, 'xx')
    await agent
      .patch('/api/user')
      .send({ username: `once-more-${id}` })
      .expect(200)
    expectEnglish(await newestTo(email), 'About your Helioplan account')
    await callFrom('de', '/api/password/forgot').send({ email }).expect(202)
    expectEnglish(await newestTo(email), 'New password for your Helioplan account')
  })
})

describe('The language of the newsletter', () => {
  const subject = 'Bestätigen Sie Ihr Newsletter-Abo bei Helioplan'

  test('is that of the page of the subscription', async () => {
    const email = 'leserin@example.com'
    await callFrom('de', '/api/newsletter').send({ email }).expect(201)
    const confirmation = await newestTo(email)
    expectGerman(
      confirmation,
      subject,
      `${SITE}/de/newsletter/confirm?token=`,
      `${SITE}/de/newsletter/unsubscribe?token=`,
    )
    // Mail programs call it, so it has no language.
    expect(confirmation?.headers.get('list-unsubscribe')).toMatch(`<${SITE}/api/newsletter/unsubscribe?token=`)
    const token = /\/confirm\?token=([\w-]+)/.exec(confirmation?.body ?? '')?.[1]
    await callFrom('en', '/api/newsletter/confirm').send({ token }).expect(204)
    await callFrom('en', '/api/newsletter').send({ email }).expect(201)
    const { agent } = await site.admin()
    const { text } = await agent.get('/api/admin/subscribers/export').expect(200)
    expect(text).toMatch(
      /leserin@example\.com,[^,]+,de,https:\/\/solar\.example\.com\/de\/newsletter\/unsubscribe\?token=/,
    )
  })

  test('is that of the account', async () => {
    const { agent, email } = await userIn('de')
    await agent.post('/api/newsletter').set('Accept-Language', 'en').send({ email }).expect(201)
    expectGerman(await newestTo(email), subject)
  })
})

test('The operator reads messages in English', async () => {
  const message = { name: 'Ada', email: 'ada@example.com', message: 'Wie groß muss der Speicher sein?', captcha: 7 }
  await callFrom('de', '/api/contact').send(message).expect(201)
  const email = await newestTo(OPERATOR)
  expect(email?.headers.get('subject')).toBe('Message from Ada')
  expect(email?.body).toContain('wrote through the contact form:')
  expect(email?.body).toContain(`${SITE}/admin/messages`)
})

const translated = COMPLETE_LANGUAGES.filter((language) => language !== 'en')

describe.each(translated)('Emails in %s', (language: Language) => {
  /** The newest email to an address, which has no English in it. */
  async function receive(address: string, subject: string) {
    const email = await newestTo(address)
    expect(email?.headers.get('subject')).toBe(translate(language, subject))
    const lines = email?.body.split(/\r?\n/) ?? []
    expect(lines.length).toBeGreaterThan(3)
    expect(findEnglishTexts(language, lines)).toEqual([])
    for (const [link] of lines.join('\n').matchAll(/https:\S+/g))
      expect(link).toMatch(`${SITE}/${language.toLowerCase()}/`)
    return email
  }

  test('confirm an address, send a new password, and tell of changes', async () => {
    const email = `${language.toLowerCase()}@example.com`
    const agent = site.visitor()
    const username = `reader-${language.toLowerCase()}`
    await agent
      .post('/api/register')
      .set('Accept-Language', language)
      .set('X-Forwarded-For', `192.0.2.${++visitors}`)
      .send({ username, email, country: 'Spain', password: PASSWORD })
      .expect(201)
    await receive(email, 'Confirm your email address for Helioplan')
    // The address is not confirmed yet: no link to a new password is sent.
    await callFrom('en', '/api/password/forgot').send({ email }).expect(202)
    const unconfirmed = await receive(email, 'Confirm your email address for Helioplan')
    const confirmation = extractToken(unconfirmed, `${language.toLowerCase()}/confirm-email`)
    await agent.post('/api/email/confirm').send({ token: confirmation }).expect(204)
    await callFrom('en', '/api/password/forgot').send({ email }).expect(202)
    const forgotten = await receive(email, 'New password for your Helioplan account')
    const token = extractToken(forgotten, `${language.toLowerCase()}/reset-password`)
    await callFrom('en', '/api/password/reset').send({ token, password: 'another quite long sentence' }).expect(204)
    await receive(email, 'About your Helioplan account')
  })

  test('tell both addresses of a change', async () => {
    const { agent, email } = await userIn(language)
    const next = `next-${email}`
    await agent.patch('/api/user').send({ email: next }).expect(200)
    await receive(email, 'About your Helioplan account')
    await receive(next, 'Confirm your email address for Helioplan')
  })

  test('confirm a subscription to the newsletter', async () => {
    const email = `newsletter-${language.toLowerCase()}@example.com`
    await callFrom(language, '/api/newsletter').send({ email }).expect(201)
    await receive(email, 'Confirm your Helioplan newsletter subscription')
  })
})
