/** Details of the operator, shown in the footer, on the contact page and in emails. */
export interface ContactDetails {
  readonly email: string
  readonly phone: string
  readonly address: string
}

/** Details shown until the operator sets their own. */
export const PLACEHOLDER_CONTACT: ContactDetails = {
  email: 'hello@helioplan.example',
  phone: '+1 (555) 010-0199',
  // untranslated: replaced by the operator
  address: '1 Sunrise Way, Solar City',
}

export const phoneLink = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`
