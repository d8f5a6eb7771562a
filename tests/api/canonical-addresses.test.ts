import { describe, expect, test } from 'vitest'
import { sendRaw } from '../support/raw-reader.ts'
import { newArticle, openWebsite } from '../support/website.ts'

const site = await openWebsite()
const admin = await site.admin()

/** Sends the target as written: HTTP libraries clean addresses up. Returns status and headers. */
async function ask(target: string, method = 'GET'): Promise<{ status: number; headers: Record<string, string> }> {
  const { host } = new URL(site.origin)
  const text = await sendRaw(site.origin, [`${method} ${target} HTTP/1.1`, `Host: ${host}`, 'Accept: text/html'])
  const [head = ''] = text.split('\r\n\r\n')
  const [status = '', ...lines] = head.split('\r\n')
  const headers = Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf(':')
      return [line.slice(0, at).toLowerCase(), line.slice(at + 1).trim()]
    }),
  )
  return { status: Number(status.split(' ')[1]), headers }
}

describe('Each spelling of an address leads to the one of the page, in one step', () => {
  // The addresses are worked out by hand.
  test.each([
    ['/solar/ind%69a/maharashtra/pune', '/solar/india/maharashtra/pune'],
    ['/solar/india%2Fmaharashtra%2fpune', '/solar/india/maharashtra/pune'],
    ['/Solar/India/Maharashtra/PUNE', '/solar/india/maharashtra/pune'],
    ['/%73olar/india', '/solar/india'],
    ['/solar//india///maharashtra/pune', '/solar/india/maharashtra/pune'],
    ['//solar/india', '/solar/india'],
    ['/solar/india/maharashtra/pune/', '/solar/india/maharashtra/pune'],
    ['/solar/india/maharashtra/pune//', '/solar/india/maharashtra/pune'],
    ['/solar\\india\\maharashtra\\pune', '/solar/india/maharashtra/pune'],
    ['/solar/india%5Cmaharashtra/pune', '/solar/india/maharashtra/pune'],
    ['/Solar/IN/Maharashtra/Bombay/', '/solar/india/maharashtra/mumbai'],
    ['/solar/spain/madrid/Carabanchel', '/solar/spain/madrid/madrid'],
    ['/solar/brazil/s%C3%A3o-paulo/s%C3%A3o-paulo', '/solar/brazil/sao-paulo/sao-paulo'],
    ['/DE/solar/india', '/de/solar/india'],
    ['/dE/Solar/Germany/Bayern/', '/de/solar/germany/bavaria'],
    ['/Pt-BR/solar', '/pt-br/solar'],
    ['/en/solar/in/', '/solar/india'],
    ['/EN/Solar', '/solar'],
    ['/solar/', '/solar'],
    ['/solar/india/pune', '/solar/india/maharashtra/pune'],
    ['/solar/in/maharashtra/pune-18-5n', '/solar/india/maharashtra/pune'],
    ['/de/solar/india/maharashtra/bombay', '/de/solar/india/maharashtra/mumbai'],
    ['/solar/germany/bayern', '/solar/germany/bavaria'],
    ['/en/plan', '/plan'],
    ['/en//other.example', '/other.example'],
    ['/en/\\other.example', '/other.example'],
    ['/de/plan/', '/de/plan'],
    ['/pt-BR/plan', '/pt-br/plan'],
    ['/calculators/', '/calculators'],
    ['/solar/data/', '/solar/data'],
    ['/Solar/Data.csv', '/solar/data.csv'],
    ['/solar/India/Maharashtra/Pune.csv', '/solar/india/maharashtra/pune.csv'],
    ['/solar/india/maharashtra/bombay.csv', '/solar/india/maharashtra/mumbai.csv'],
    ['/solar/spain/madrid/latina.csv', '/solar/spain/madrid/madrid.csv'],
    ['/tips/%77inter-sun-here', '/tips/winter-sun-here'],
    ['/Tips/Winter-Sun-Here/', '/tips/winter-sun-here'],
    ['/tips//winter-sun-here', '/tips/winter-sun-here'],
    ['/tips/no-such-article%2D', '/tips/no-such-article-'],
    ['/tips/', '/tips'],
    ['/%74ips', '/tips'],
    ['/de/Tips/', '/de/tips'],
    ['/calculators/Solar', '/calculators/solar'],
    ['/calculators/%73olar/', '/calculators/solar'],
    ['/fr//calculators', '/fr/calculators'],
    ['/Plan/Answer', '/plan/answer'],
    ['/plan%2Fanswer', '/plan/answer'],
    ['/Developers', '/developers'],
    ['/ABOUT-US', '/about-us'],
    ['/de/', '/de'],
    ['/DE', '/de'],
    ['/en', '/'],
    ['/En/', '/'],
    ['/Admin/Users', '/admin/users'],
    ['/sitemap-s%6Flar-es.xml', '/sitemap-solar-es.xml'],
    ['/Sitemap.xml', '/sitemap.xml'],
    ['/ROBOTS.txt', '/robots.txt'],
    ['/embed/town/ind%69a/maharashtra/pune', '/embed/town/india/maharashtra/pune'],
    ['/Embed/Town/India/Maharashtra/Pune/', '/embed/town/india/maharashtra/pune'],
    ['/embed/town/india/maharashtra/bombay', '/embed/town/india/maharashtra/mumbai'],
    ['/embed/town/spain/madrid/carabanchel', '/embed/town/spain/madrid/madrid'],
    ['/badge/town/india/maharashtra/P%75ne.svg', '/badge/town/india/maharashtra/pune.svg'],
    ['/badge/town/spain/madrid/latina.svg', '/badge/town/spain/madrid/madrid.svg'],
    ['/EMBED/estimate', '/embed/estimate'],
  ])('%s to %s', async (from, to) => {
    const { status, headers } = await ask(from)
    const isPlace = /^(\/[a-z]{2}(-[a-z]{2})?)?\/(solar|embed|badge)(\/|$)/.test(to)
    expect([status, headers.location]).toEqual([isPlace ? 308 : 301, to])
    const final = await ask(to)
    // A page, or none; not another step.
    expect([200, 400, 404]).toContain(final.status)
  })

  test('with its query', async () => {
    for (const [from, to] of [
      ['/Tips?page=2', '/tips?page=2'],
      ['/solar/India?a=%2F&b=//evil.example', '/solar/india?a=%2F&b=//evil.example'],
      ['/solar/in?utm_source=x', '/solar/india?utm_source=x'],
      ['/en/plan?x', '/plan?x'],
      ['/en?a=b', '/?a=b'],
      ['/embed/town/India/maharashtra/pune?lang=de', '/embed/town/india/maharashtra/pune?lang=de'],
    ])
      expect((await ask(String(from))).headers.location).toBe(to)
  })

  test('for HEAD too', async () => {
    expect((await ask('/Solar/India', 'HEAD')).headers.location).toBe('/solar/india')
  })
})

test.each([
  ...['//evil.example', '//evil.example/solar', '/\\evil.example', '/\\/evil.example/%2e%2e', '/%2F%2Fevil.example'],
  ...['/%5Cevil.example', '//evil.example/solar/india', '/en//evil.example', '/en/\\evil.example'],
  ...['/de//evil.example', '/DE/%2Fevil.example', '/solar/%2F%2Fevil.example', '///evil.example/..'],
  ...['/tips/..%2f..%2fetc', '/.%2F/evil.example', '/solar/india/%2e%2e/%2e%2e/evil.example', '/%09/evil.example'],
  ...['/solar/%0d%0aSet-Cookie:x=1'],
])('%s leads to no other site', async (target) => {
  const { status, headers } = await ask(target)
  expect(status).toBeGreaterThanOrEqual(300)
  if (headers.location !== undefined) expect(headers.location).toMatch(/^\/(?![/\\])[a-z0-9/.-]*$/)
  expect(headers['set-cookie']).toBeUndefined()
})

test.each([
  ...['//evil.example/', '/nowhere', '/NoWhere', '/Assets/index.js', '/calculators/Nothing', '/de/admin'],
  ...['/DE/Admin', '/it/solar', '/it/plan', '/pt/plan', '/de/nowhere', '/de/admin/users', '/dev', '/solar/atlantis'],
  ...['/Solar/Atlantis', '/solar/atlant%69s', '/API/solar', '/tips/x%20y', '/tips/%2578'],
  ...['/embed/town/india/maharashtra/Atlantis', '/solar/india/maharashtra/Atlantis.csv', '/.env', '/%2e%65nv'],
])('%s is of no page, and leads nowhere', async (target) => {
  const { status, headers } = await ask(target)
  expect([status, headers.location]).toEqual([404, undefined])
})

test('A page says which address is its own, whatever leads to it', async () => {
  for (const path of ['/solar/india/maharashtra/pune', '/tips', '/calculators/solar', '/de/solar/germany/bavaria']) {
    const { text } = await site.get(`${path}?x=1`).expect(200)
    expect(text).toContain(`<link rel="canonical" href="${site.origin}${path}">`)
  }
})

test('Former slugs of articles still lead on, and browsers do not keep that for good', async () => {
  const { body } = await admin.agent.post('/api/articles', newArticle('former-name')).expect(201)
  await admin.agent.patch(`/api/articles/${body.id}`, newArticle('present-name')).expect(200)
  const former = await ask('/tips/former-name')
  expect(former.status).toBe(302)
  expect(former.headers).toMatchObject({ location: '/tips/present-name', 'cache-control': 'no-cache' })
  expect((await ask('/Tips/Former-Name')).headers.location).toBe('/tips/former-name')
})

test('An address in odd spelling needs no statement', async () => {
  for (const path of ['/tips/%77inter', '/solar/ind%69a', '/Calculators/Solar', '/embed/town/India/maharashtra/pune'])
    expect(await site.statements(async () => void (await ask(path))), path).toBe(0)
})

test('A card that is embedded elsewhere may follow the redirect of its town', async () => {
  const { headers } = await ask('/badge/town/spain/madrid/latina.svg')
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
})
