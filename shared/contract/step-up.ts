/** Answered with 403 to a change of an account whose session gave no recent proof of who it is. The page asks and repeats it. */
export const CONFIRM_IDENTITY = 'Confirm it is you'
