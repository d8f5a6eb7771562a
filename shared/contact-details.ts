/** How to reach the people behind a site, as its footer, its contact page and its emails say it. */
export interface ContactDetails {
  readonly email: string
  readonly phone: string
  readonly address: string
}

/** Shown until the operator sets their own. */
export const PLACEHOLDER_CONTACT: ContactDetails = {
  email: 'hello@helioplan.example',
  phone: '+1 (555) 010-0199',
  address: '1 Sunrise Way, Solar City',
}

/** For a link that dials. */
export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
