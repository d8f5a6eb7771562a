type Headers = Readonly<Record<string, string>>

/** Headers of what other sites may show. */
export const SHOWN_ANYWHERE: Headers = { 'Cross-Origin-Resource-Policy': 'cross-origin' }

/** Headers of scripts, badges and oEmbed, which other sites may read. */
export const CROSS_ORIGIN_HEADERS: Headers = { ...SHOWN_ANYWHERE, 'Access-Control-Allow-Origin': '*' }

/** A picture that is opened as a page runs nothing. */
export const BADGE_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox"

const SWITCHED_OFF = [
  ...['accelerometer', 'autoplay', 'camera', 'clipboard-read', 'clipboard-write', 'display-capture', 'fullscreen'],
  ...['geolocation', 'gyroscope', 'magnetometer', 'microphone', 'midi', 'payment', 'publickey-credentials-get'],
  ...['screen-wake-lock', 'usb', 'xr-spatial-tracking'],
]

/**
 * Only the cards may be framed.
 * @param ancestors source list of the sites that may frame the cards
 */
export function cardHeaders(siteHeaders: Headers, ancestors: string): Headers {
  const { 'X-Frame-Options': _denied, 'Cross-Origin-Opener-Policy': _opener, ...others } = siteHeaders
  return {
    ...others,
    'Content-Security-Policy': [
      "default-src 'none'",
      "style-src 'self'",
      "script-src 'self'",
      "img-src 'self' data:",
      "connect-src 'self'",
      "form-action 'none'",
      "base-uri 'none'",
      `frame-ancestors ${ancestors}`,
    ].join('; '),
    ...SHOWN_ANYWHERE,
    'Permissions-Policy': SWITCHED_OFF.map((feature) => `${feature}=()`).join(', '),
    'Referrer-Policy': 'no-referrer',
    // untranslated: a directive for search engines
    'X-Robots-Tag': 'noindex',
  }
}
