import type { IncomingMessage, ServerResponse } from 'node:http'
import helmet from 'helmet'
import { t } from '#shared/language/t.ts'
import type { Config } from '../config.ts'
import { HttpError } from './errors.ts'

/** Policy of responses other than pages. */
const LOAD_NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

type Headers = Readonly<Record<string, string>>

/** Policy of public pages, and of files that change with releases only. */
export const PUBLIC_CACHE_CONTROL = 'public, max-age=3600, s-maxage=86400, stale-while-revalidate=604800'

/** Headers of every response, errors and files included. Pages replace the Content-Security-Policy. */
export function securityHeaders({ secureCookies, hstsSubdomains }: Config): Headers {
  const headers: Record<string, string> = {
    'Content-Security-Policy': LOAD_NOTHING,
    'Permissions-Policy': 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()',
  }
  const write = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: secureCookies ? { maxAge: 365 * 24 * 3600, includeSubDomains: hstsSubdomains } : false,
    // Map tile servers require the origin of the site.
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    // Cross-origin pictures and tiles are fetched without credentials and need no CORP header.
    crossOriginEmbedderPolicy: { policy: 'credentialless' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  })
  // Helmet's headers are constant: recorded once.
  const headerRecorder = { setHeader: (name: string, value: string) => (headers[name] = value), removeHeader() {} }
  write({} as never, headerRecorder as never, () => {})
  return headers
}

/** Inline scripts are allowed only by the hashes of `extraSources`. */
export function pageContentSecurityPolicy({ map, secureCookies }: Config, extraSources: Headers = {}): string {
  const tiles = map.tiles !== 'off' && map.tileUrl.startsWith('http:') ? ` ${tileOrigin(map.tileUrl)}` : ''
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    // Articles may show pictures from any https address; map tiles may come from one, too.
    // untranslated: a policy for browsers
    'img-src': `'self' https: data:${tiles}`,
    'connect-src': "'self'",
    'font-src': "'self'",
    'manifest-src': "'self'",
    // The cards of /embed, on the page for developers.
    'frame-src': "'self'",
    'form-action': "'self'",
    'base-uri': "'none'",
    'frame-ancestors': "'none'",
    ...(secureCookies && { 'upgrade-insecure-requests': '' }),
  }
  for (const [name, sources] of Object.entries(extraSources))
    directives[name] = `${directives[name] ?? ''} ${sources}`.trim()
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join('; ')
}

/** Origin of http://{s}.tiles.example/{z}/{x}/{y}.png with its subdomain as a wildcard. */
const tileOrigin = (tileUrl: string) => tileUrl.replace('{s}', '*').split('/').slice(0, 3).join('/')

/** Host header syntax (RFC 9110). */
const HOST = /^([\w.-]+|\[[\da-f:.]+\])(:\d{1,5})?$/i

/**
 * A proxy may have used another host than we would; RFC 9112, 3.2 requires 400. Runs before anything reads the host, and
 * closes the connection, because what follows on it cannot be trusted.
 * @returns whether it has answered
 */
export function rejectSeveralHosts(
  { id = '', rawHeaders }: IncomingMessage,
  response: ServerResponse,
  siteHeaders: Headers,
): boolean {
  const hosts = rawHeaders.filter((name, i) => i % 2 === 0 && name.length === 4 && name.toLowerCase() === 'host')
  if (hosts.length <= 1) return false
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store', Connection: 'close' }
  // untranslated: answered before anything reads the request
  response.writeHead(400, { ...siteHeaders, 'X-Request-Id': id, ...headers }).end('The Host header is not valid')
  return true
}

/** Without a check of the host: only origins of checked requests are in the caches. */
export const uncheckedOriginOf = (
  { headers }: Pick<IncomingMessage, 'headers'>,
  { publicUrl, secureCookies }: Config,
): string => publicUrl ?? `${secureCookies ? 'https' : 'http'}://${headers.host}`

/**
 * Origin for absolute links: configured, or taken from the request.
 * @throws HttpError 400 if the Host header is invalid
 */
export function originOf(request: Pick<IncomingMessage, 'headers'>, config: Config): string {
  if (!config.publicUrl && !HOST.test(request.headers.host ?? ''))
    throw new HttpError(400, t('The Host header is not valid'))
  return uncheckedOriginOf(request, config)
}
