import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Reply, SecondFactors, User } from '#shared/contract/api.ts'
import { MAX_PASSKEY_NAME_LENGTH } from '#shared/forms/second-factor.ts'
import { secondFactors, sessionList } from '../../api/account-queries.ts'
import { adminCheck } from '../../api/admin-queries.ts'
import { call } from '../../api/call.ts'
import { CardSection } from '../../ui/card.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { TextField } from '../../ui/field.tsx'
import { LoadError } from '../../ui/load-error.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { useFocusAfterRemoval } from '../../ui/use-return-focus.ts'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { createPasskey, supportsPasskeys } from './browser-passkeys.ts'
import { ReauthenticateButton } from './reauthenticate-button.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

export function SecuritySettings({ user }: { user: User }) {
  const query = useQuery(secondFactors)
  return (
    <CardSection heading="Security">
      <p className="mb-6 text-soft">
        With a second step at signing in, your account stays yours even if somebody learns your password.
      </p>
      {query.isPending && <Skeleton className="h-40" />}
      {query.isError && <LoadError message="Your security settings could not be loaded." query={query} />}
      {query.data && <Factors user={user} factors={query.data} />}
    </CardSection>
  )
}

type FactorsProps = { user: User; factors: SecondFactors }

function Factors({ user, factors: { passkeys, hasAuthenticator, recoveryCodesLeft } }: FactorsProps) {
  const onClosed = useInvalidateSecurity(user)
  const hasSecondFactor = hasAuthenticator || passkeys.length > 0
  return (
    <div className="grid gap-6 divide-y divide-line [&>section:not(:last-child)]:pb-6">
      <section>
        <h3 className="text-base">Passkeys</h3>
        <p className="mt-1 text-note text-soft">
          A key that your phone, computer or security key keeps. It can also sign you in without a password.
        </p>
        {passkeys.length > 0 && (
          <ul aria-label="Your passkeys" className="mt-3 grid gap-3">
            {passkeys.map((passkey) => (
              <Passkey key={passkey.id} passkey={passkey} user={user} onClosed={onClosed} />
            ))}
          </ul>
        )}
        <AddPasskey user={user} onClosed={onClosed} />
      </section>
      <section>
        <h3 className="text-base">Authenticator app</h3>
        <p className="mt-1 mb-3 text-note text-soft">
          {hasAuthenticator
            ? 'Set up: an app shows you the code for the second step.'
            : 'An app on your phone shows a code for the second step.'}
        </p>
        {hasAuthenticator ? (
          <ReauthenticateButton
            user={user}
            title="Remove Authenticator App"
            description="Its codes will not be asked for or taken any more."
            isDanger
            errorTitle="Not removed"
            act={(password) => call('removeAuthenticator', optionalPassword(password))}
            onClosed={onClosed}
          >
            Remove App
          </ReauthenticateButton>
        ) : (
          <ReauthenticateButton
            user={user}
            title="Set Up Authenticator App"
            description="First type your password again."
            errorTitle="Not set up"
            act={(password) => call('beginAuthenticator', optionalPassword(password))}
            renderResult={(begun, close) => <AuthenticatorSetup user={user} setup={begun} onDone={close} />}
            onClosed={onClosed}
          >
            Set Up App
          </ReauthenticateButton>
        )}
      </section>
      {hasSecondFactor && (
        <section>
          <h3 className="text-base">Recovery codes</h3>
          <p className="mt-1 mb-3 text-note text-soft">
            {recoveryCodesLeft === 1 ? '1 code is left.' : `${recoveryCodesLeft} codes are left.`} Each signs you in
            once if you lose your second factor.
          </p>
          <ReauthenticateButton
            user={user}
            title="Make New Recovery Codes"
            description="The codes you have now will not be valid any more."
            errorTitle="No codes made"
            act={(password) => call('renewRecoveryCodes', optionalPassword(password))}
            renderResult={({ recoveryCodes }, close) => <RecoveryCodes codes={recoveryCodes} onDone={close} />}
            onClosed={onClosed}
          >
            Make New Codes
          </ReauthenticateButton>
        </section>
      )}
    </div>
  )
}

/** A change may sign devices out, and may open the admin area. */
function useInvalidateSecurity({ isAdmin }: User) {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries(secondFactors)
    void client.invalidateQueries(sessionList)
    if (isAdmin) void client.invalidateQueries(adminCheck)
  }
}

type PasskeyProps = { passkey: SecondFactors['passkeys'][number]; user: User; onClosed: () => void }

function Passkey({ passkey: { id, name, createdAt, lastUsedAt }, user, onClosed }: PasskeyProps) {
  const descriptionId = useId()
  const item = useFocusAfterRemoval<HTMLLIElement>()
  return (
    <li ref={item} className="flex flex-wrap items-center justify-between gap-x-4">
      <div id={descriptionId}>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-soft">
          {lastUsedAt ? 'Last used ' : 'Added '}
          <DateTime timestamp={lastUsedAt ?? createdAt} />
        </p>
      </div>
      <ReauthenticateButton
        user={user}
        title="Remove Passkey"
        description={`“${name}” will not sign you in any more.`}
        isDanger
        describedBy={descriptionId}
        errorTitle="Not removed"
        act={(password) => call('removePasskey', { id, ...optionalPassword(password) })}
        onClosed={onClosed}
      >
        Remove
      </ReauthenticateButton>
    </li>
  )
}

const DEFAULT_PASSKEY_NAME = 'My passkey'

function AddPasskey({ user, onClosed }: { user: User; onClosed: () => void }) {
  const isSupported = useHydrated() && supportsPasskeys()
  const [name, setName] = useState(DEFAULT_PASSKEY_NAME)
  if (!isSupported) return <p className="mt-3 text-note">This browser offers none at this address.</p>
  async function add(password: string | undefined): Promise<Reply<'addPasskey'>> {
    const { ticket, passkey } = await call('beginNewPasskey', optionalPassword(password))
    return call('addPasskey', {
      ticket,
      name: name.trim() || DEFAULT_PASSKEY_NAME,
      passkey: await createPasskey(passkey),
    })
  }
  return (
    <div className="mt-3">
      <ReauthenticateButton
        user={user}
        title="Add a Passkey"
        description="Type your password again; then your browser asks where to keep the passkey."
        errorTitle="No passkey added"
        act={add}
        renderResult={({ recoveryCodes }, close) => <RecoveryCodes codes={recoveryCodes} onDone={close} />}
        onClosed={onClosed}
        fields={
          <TextField
            label="Name"
            hint="By which you know it again"
            maxLength={MAX_PASSKEY_NAME_LENGTH}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        }
      >
        Add Passkey
      </ReauthenticateButton>
    </div>
  )
}

const optionalPassword = (password: string | undefined) => (password === undefined ? {} : { password })
