/**
 * Response (403) to an account change whose session lacks a recent identity proof: the page asks for it and repeats the
 * request.
 */
export const IDENTITY_CONFIRMATION_REQUIRED = 'Confirm it is you'
