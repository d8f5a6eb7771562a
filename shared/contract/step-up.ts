/** Response (403) to a change without a recent identity proof: the page asks for it and repeats the request. */
export const IDENTITY_CONFIRMATION_REQUIRED = 'Confirm it is you'
