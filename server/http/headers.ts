import { randomBytes } from 'node:crypto'
import type { Request, RequestHandler, Response } from 'express'
import helmet from 'helmet'
import type { Config } from '../config.ts'

/** What answers that are no page may load: nothing. */
const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** On every answer, errors and files included; pages add a policy of their own. */
export function securityHeaders({ secureCookies }: Config): RequestHandler[] {
  return [
    helmet({
      contentSecurityPolicy: false,
      strictTransportSecurity: secureCookies ? { maxAge: 365 * 24 * 3600, includeSubDomains: true } : false,
      // The tile server of the map wants to know which site asks.
      referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
      crossOriginOpenerPolicy: { policy: 'same-origin' },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
    }),
    (_request, response, next) => {
      response.set('Content-Security-Policy', NOTHING)
      response.set('Permissions-Policy', 'geolocation=(self), camera=(), microphone=(), payment=(), usb=()')
      next()
    },
  ]
}

/** Allows a page its own scripts, styles and pictures, and the libraries' style elements that bear the nonce. */
export function pagePolicy({ map, secureCookies }: Config, more: Readonly<Record<string, string>> = {}) {
  const tiles = map.tiles && map.tileUrl.startsWith('http:') ? ` ${tileOrigin(map.tileUrl)}` : ''
  const directives: Record<string, string> = {
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self' 'nonce-{nonce}'",
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
  const policy = Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources}`.trim())
    .join('; ')
  return (response: Response, nonce: string) =>
    response.set('Content-Security-Policy', policy.replace('{nonce}', nonce))
}

/** The host of a tile address such as http://{s}.tiles.example/{z}/{x}/{y}.png, its subdomain as a wildcard. */
const tileOrigin = (tileUrl: string) => tileUrl.replace('{s}', '*').split('/').slice(0, 3).join('/')

export const newNonce = () => randomBytes(16).toString('base64')

/** The site's own address, for links that leave it. */
export const originOf = (request: Request, { publicUrl }: Config) =>
  publicUrl ?? `${request.protocol}://${request.host}`
