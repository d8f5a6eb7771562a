/** How to reach the people behind the product, as the footer and the contact page say it. */
export const contactDetails = {
  email: 'hello@helioplan.example',
  phone: '+1 (555) 010-0199',
  address: '1 Sunrise Way, Solar City',
} as const

/** For a link that dials. */
export const phoneAddress = `tel:${contactDetails.phone.replace(/[^+\d]/g, '')}`
