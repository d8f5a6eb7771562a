import type { Input, Reply } from '#shared/contract/api.ts'

/*
 * The browser's side of passkeys. What speaks with it is fetched when somebody uses one.
 */

const library = () => import('@simplewebauthn/browser')

/** Passkeys belong to a site's name: at a bare number for an address there are none. */
export const offersPasskeys = () => 'PublicKeyCredential' in window && !/^[\d.]+$|:/.test(location.hostname)

/** The person pressed Cancel, waited too long, or the device does not have it: browsers do not say which. */
async function orInWords<T>(asked: Promise<T>, words: string): Promise<T> {
  try {
    return await asked
  } catch (cause) {
    throw new Error(words, { cause })
  }
}

type Request = Reply<'beginPasskey'>['passkey']

export async function askForPasskey(request: Request): Promise<NonNullable<Input<'finishLogin'>['passkey']>> {
  const { startAuthentication } = await library()
  return orInWords(
    startAuthentication({ optionsJSON: request }),
    'No passkey was used. Try again, or choose another way.',
  )
}

export async function makePasskey(
  creation: Reply<'beginNewPasskey'>['passkey'],
): Promise<Input<'addPasskey'>['passkey']> {
  const { startRegistration } = await library()
  return orInWords(
    startRegistration({ optionsJSON: creation }),
    'No passkey was made. Perhaps this device has one for this account already.',
  )
}
