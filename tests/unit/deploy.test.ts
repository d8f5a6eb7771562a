import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readConfig } from '../../server/config.ts'
import { findProgram } from '../support/find-program.ts'

const root = join(import.meta.dirname, '..', '..')
const read = (path: string) => readFileSync(join(root, path), 'utf8')

/*
 * Deployment files. No container is built here; the files are compared with the site's settings, and those of PgBouncer and HAProxy with the installed programs.
 */

interface Service {
  readonly image?: string
  readonly build?: string
  readonly restart?: string
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: Readonly<Record<string, { condition: string }>> | readonly string[]
  readonly networks?: readonly string[]
  readonly volumes?: readonly string[]
  readonly ports?: readonly string[]
  readonly healthcheck?: { readonly test: readonly string[] }
  readonly stop_grace_period?: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly security_opt?: readonly string[]
}
const compose = parse(read('compose.yaml'), { merge: true }) as {
  readonly services: Readonly<Record<string, Service>>
  readonly volumes: object
  readonly networks: Readonly<Record<string, { internal?: boolean } | null>>
}
const services = Object.entries(compose.services)
const sites = services.filter(([, { image }]) => image === 'helioplan')

/** Names of settings at the beginning of lines or table rows. */
const inExample = new Set([...read('.env.example').matchAll(/^#([A-Z][A-Z_]+)=/gm)].map(([, name]) => name ?? ''))

describe('compose.yaml', () => {
  test('runs two processes of the site with settings that the site accepts', () => {
    expect(sites.map(([name]) => name)).toEqual(['site-1', 'site-2'])
    const secrets = { POSTGRES_PASSWORD: 'p'.repeat(32), SESSION_SECRET: 's'.repeat(32) }
    const given = { ...secrets, PUBLIC_URL: 'https://solar.example' }
    for (const [, { environment = {} }] of sites) {
      expect(Object.keys(environment).filter((name) => !inExample.has(name))).toEqual([])
      const filled = Object.entries(environment).map(([name, value]) => [
        name,
        value.replace(/\$\{(\w+):[?-]\}/g, (_, variable: keyof typeof given) => given[variable] ?? ''),
      ])
      expect(readConfig(Object.fromEntries(filled))).toMatchObject({ trustProxy: 2, secureCookies: true })
    }
  })

  test('contains no secret and stops if one is missing', () => {
    for (const [, { environment = {} }] of services)
      for (const [name, value] of Object.entries(environment))
        if (/SECRET|PASSWORD/.test(name) && !name.startsWith('ADMIN')) expect(value).toMatch(/^\$\{\w+:\?\}$/)
  })

  test('restarts everything automatically and refers to existing services only', () => {
    for (const [name, service] of services) {
      expect(service.restart, name).toBe('unless-stopped')
      if (service.image !== 'helioplan' && service.image) expect(service.image).toMatch(/^[\w/]+:\d+(\.\d+)?(-\w+)?$/)
      if (service.build) expect(existsSync(join(root, service.build, 'Dockerfile')), name).toBe(true)
      for (const network of service.networks ?? []) expect(compose.networks).toHaveProperty(network)
      for (const [from = ''] of (service.volumes ?? []).map((volume) => volume.split(':')))
        expect(from.startsWith('.') ? existsSync(join(root, from)) : from in compose.volumes, from).toBe(true)
      const waits = Array.isArray(service.depends_on)
        ? service.depends_on.map((other) => [other, ''])
        : Object.entries(service.depends_on ?? {}).map(([other, { condition }]) => [other, condition])
      for (const [other = '', condition] of waits) {
        expect(compose.services).toHaveProperty(other)
        if (condition === 'service_healthy')
          expect(compose.services[other]?.healthcheck?.test.length).toBeGreaterThan(1)
      }
    }
  })

  test('gives no container a capability, more privileges or a writable root', () => {
    for (const [name, { read_only, cap_drop, security_opt }] of services)
      expect([name, read_only, cap_drop, security_opt]).toEqual([name, true, ['ALL'], ['no-new-privileges:true']])
  })

  test('does not publish the database, and publishes the site on this machine only', () => {
    expect(compose.networks.inside).toEqual({ internal: true })
    expect(compose.services.postgres?.networks).toEqual(['inside'])
    expect(compose.services.pgbouncer?.networks).toEqual(['inside'])
    const ports = services.flatMap(([, { ports = [] }]) => ports)
    expect(ports).toEqual(['127.0.0.1:8080:8080'])
  })

  test('gives a process longer to stop than it takes at most', () => {
    const { stopNotice } = readConfig({ TRUST_PROXY: '2', PUBLIC_URL: 'https://solar.example' })
    const longestRequest = 10_000
    for (const [, { stop_grace_period = '' }] of sites)
      expect(Number.parseInt(stop_grace_period, 10) * 1000).toBeGreaterThan(stopNotice + longestRequest)
  })
})

describe.each(['Dockerfile', 'deploy/pgbouncer/Dockerfile'])('%s', (path) => {
  const lines = read(path)
    .replace(/\s*\\\n\s*/g, ' ')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const of = (word: string) =>
    lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1))

  test('uses known instructions and images with a version', () => {
    const words = new Set(lines.map((line) => line.split(' ')[0]))
    const known = ['FROM', 'WORKDIR', 'COPY', 'RUN', 'USER', 'ENV', 'EXPOSE', 'HEALTHCHECK', 'CMD']
    expect([...words].filter((word) => !known.includes(word ?? ''))).toEqual([])
    for (const image of of('FROM')) expect(image).toMatch(/^[\w/]+:[\w.-]+(-slim)( AS \w+)?$/)
  })

  test('runs as an unprivileged user without a shell', () => {
    expect(of('USER').at(-1)).toMatch(/^(node|postgres)$/)
    expect(lines.lastIndexOf(`USER ${of('USER').at(-1)}`)).toBeGreaterThan(
      lines.findLastIndex((line) => line.startsWith('RUN')),
    )
    expect(JSON.parse(of('CMD')[0] ?? '')).toEqual(expect.any(Array))
  })

  test('copies existing files and leaves no package lists behind', () => {
    const folder = join(root, path, '..')
    const copied = of('COPY').filter((line) => !line.includes('--from'))
    const files = copied.flatMap((line) =>
      line
        .split(' ')
        .filter((part) => !part.startsWith('--'))
        .slice(0, -1),
    )
    expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([])
    const installing = /apt-get update && apt-get install --yes --no-install-recommends .*rm -rf \/var\/lib\/apt\/lists/
    for (const run of of('RUN').filter((line) => line.includes('apt-get install'))) expect(run).toMatch(installing)
  })
})

test('The image and the balancer use the port the site listens on, and paths it answers', () => {
  expect(read('Dockerfile')).toContain(`EXPOSE ${readConfig({}).port}`)
  const servers = [...read('deploy/haproxy.cfg').matchAll(/^\s+server (\S+) (\S+)$/gm)].map(([, name, at]) => [
    name,
    at,
  ])
  expect(servers).toEqual(sites.map(([name]) => [name, `${name}:3000`]))
  expect(read('deploy/haproxy.cfg')).toContain('option httpchk GET /readyz')
  expect(read('Dockerfile')).toContain('/healthz')
  expect(read('deploy/haproxy.cfg')).toContain('bind :8080')
})

const haproxy = findProgram('haproxy')
test.skipIf(!haproxy)('HAProxy accepts its configuration', () => {
  const options = ['-c', '-f', join(root, 'deploy', 'haproxy.cfg')]
  const { status, stderr } = spawnSync(haproxy ?? '', options, { encoding: 'utf8' })
  expect([status, stderr.includes('ALERT')]).toEqual([0, false])
})

test('PgBouncer pools by transaction and waits for the database no longer than users do', () => {
  const settings = Object.fromEntries(
    [...read('deploy/pgbouncer/pgbouncer.ini').matchAll(/^(\w+) = ?(.*)$/gm)].map(([, k, v]) => [k, v]),
  )
  expect(settings).toMatchObject({ pool_mode: 'transaction', server_login_retry: '1', listen_port: '5432' })
  expect(read('compose.yaml')).toContain('@pgbouncer:5432/helioplan')
})
