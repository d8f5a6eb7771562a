/** Response (403) to a change without a recent identity proof: the page asks for it and repeats the request. */
// untranslated: the page compares it, and shows its own
export const IDENTITY_CONFIRMATION_REQUIRED = 'Confirm it is you'
