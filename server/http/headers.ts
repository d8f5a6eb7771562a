import type { IncomingMessage } from 'node:http'
import helmet from 'helmet'
import type { Config } from '../config.ts'
import { HttpError } from './errors.ts'

/** What answers that are no page may load: nothing. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type Headers = Readonly<Record<string, string>>

/** On every answer, errors and files included; pages have a policy of their own. */
export function standingHeaders({ secureCookies, hstsSubdomains }: Config): Headers {
  const headers: Record<string, string> = {
    'Content-Security-Policy': NOTHING,
    'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  }
  const write = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: secureCookies ? { maxAge: 365 * 24 * 3600, includeSubDomains: hstsSubdomains } : false,
    // The tile server of the map wants to know which site asks.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Pictures and tiles from elsewhere are asked for without cookies, and need no header of their own.
    crossOriginEmbedderPolicy: { policy: 'credentialless' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  // They are the same for every answer: written down once.
  const paper = { setHeader: (name: string, value: string) => (headers[name] = value), removeHeader() {} }
  write({} as never, paper as never, () => {})
  return headers
}

/** Allows a page its own scripts, styles and pictures; inline only what the build wrote there, by its fingerprint. */
export function pagePolicy({ map, secureCookies }: Config, more: Headers = {}): string {
  const tiles = map.tiles !== 'off' && map.tileUrl.startsWith('http:') ? ` ${tileOrigin(map.tileUrl)}` : ''
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    // Articles may show pictures from any https address, and so may the map's tiles come from one.
    'img-src': `'self' https: data:${tiles}`,
    'connect-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    ...(secureCookies && { 'upgrade-insecure-requests': '' }),
  }
  for (const [name, sources] of Object.entries(more)) directives[name] = `${directives[name] ?? ''} ${sources}`.trim()
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join('; ')
}

/** The host of a tile address such as http://{s}.tiles.example/{z}/{x}/{y}.png, its subdomain as a wildcard. */
const tileOrigin = (tileUrl: string) => tileUrl.replace('{s}', '*').split('/').slice(0, 3).join('/')

/** A name or address with a port, as RFC 9110 has them in a Host header. */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/**
 * Whether a request names its host more than once: another program on its way may have read another of them (RFC 9112, 3.2
 * demands 400).
 */
export function namesSeveralHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let hosts = 0
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i] ?? ''
    if (name.length === 4 && name.toLowerCase() === 'host') hosts++
  }
  return hosts > 1
}

/**
 * The site's own address, for links that leave it: the configured one, or the one it was called by.
 * @throws HttpError 400 when the request names no host that could be one
 */
export function originOf({ headers }: Pick<IncomingMessage, 'headers'>, { publicUrl, secureCookies }: Config): string {
  if (publicUrl) return publicUrl
  if (!HOST.test(headers.host ?? '')) throw new HttpError(400, 'The Host header is not valid')
  return `${secureCookies ? 'https' : 'http'}://${headers.host}`
}
