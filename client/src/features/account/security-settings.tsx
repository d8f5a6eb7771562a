import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Reply, SecondFactors, User } from '#shared/contract/api.ts'
import { LONGEST_PASSKEY_NAME } from '#shared/forms/second-factor.ts'
import { secondFactors, sessionList } from '../../api/account-queries.ts'
import { adminCheck } from '../../api/admin-queries.ts'
import { call } from '../../api/call.ts'
import { CardSection } from '../../ui/card.tsx'
import { TextField } from '../../ui/field.tsx'
import { LoadFailed } from '../../ui/load-failed.tsx'
import { Moment } from '../../ui/moment.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { AuthenticatorSetup } from './authenticator-setup.tsx'
import { makePasskey, offersPasskeys } from './passkey-of-browser.ts'
import { ProvenButton } from './proven-button.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The second factors of an account: passkeys, an app that shows codes, and codes for who has lost both. */
export function SecuritySettings({ user }: { user: User }) {
  const query = useQuery(secondFactors)
  return (
    <CardSection heading="Security">
      <p className="mb-6 text-soft">
        With a second step at signing in, your account stays yours even if somebody learns your password.
      </p>
      {query.isPending && <Skeleton className="h-40" />}
      {query.isError && <LoadFailed says="Your security settings could not be loaded." query={query} />}
      {query.data && <Factors user={user} factors={query.data} />}
    </CardSection>
  )
}

type FactorsProps = { user: User; factors: SecondFactors }

function Factors({ user, factors: { passkeys, hasAuthenticator, recoveryCodesLeft } }: FactorsProps) {
  const onClosed = useChanged(user)
  const isOn = hasAuthenticator || passkeys.length > 0
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
          <ProvenButton
            user={user}
            title="Remove Authenticator App"
            description="Its codes will not be asked for or taken any more."
            isDanger
            failed="Not removed"
            act={(password) => call('removeAuthenticator', passwordIn(password))}
            onClosed={onClosed}
          >
            Remove App
          </ProvenButton>
        ) : (
          <ProvenButton
            user={user}
            title="Set Up Authenticator App"
            description="First type your password again."
            failed="Not set up"
            act={(password) => call('beginAuthenticator', passwordIn(password))}
            then={(begun, close) => <AuthenticatorSetup user={user} begun={begun} onDone={close} />}
            onClosed={onClosed}
          >
            Set Up App
          </ProvenButton>
        )}
      </section>
      {isOn && (
        <section>
          <h3 className="text-base">Recovery codes</h3>
          <p className="mt-1 mb-3 text-note text-soft">
            {recoveryCodesLeft === 1 ? '1 code is left.' : `${recoveryCodesLeft} codes are left.`} Each signs you in
            once if you lose your second factor.
          </p>
          <ProvenButton
            user={user}
            title="Make New Recovery Codes"
            description="The codes you have now will not be valid any more."
            failed="No codes made"
            act={(password) => call('renewRecoveryCodes', passwordIn(password))}
            then={({ recoveryCodes }, close) => <RecoveryCodes codes={recoveryCodes} onDone={close} />}
            onClosed={onClosed}
          >
            Make New Codes
          </ProvenButton>
        </section>
      )}
    </div>
  )
}

/** What else may be different after a change: devices that were signed out, what an administrator may do now. */
function useChanged({ isAdmin }: User) {
  const client = useQueryClient()
  return () => {
    void client.invalidateQueries(secondFactors)
    void client.invalidateQueries(sessionList)
    if (isAdmin) void client.invalidateQueries(adminCheck)
  }
}

type PasskeyProps = { passkey: SecondFactors['passkeys'][number]; user: User; onClosed: () => void }

function Passkey({ passkey: { id, name, createdAt, lastUsedAt }, user, onClosed }: PasskeyProps) {
  const words = useId()
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4">
      <div id={words}>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-soft">
          {lastUsedAt ? 'Last used ' : 'Added '}
          <Moment at={lastUsedAt ?? createdAt} />
        </p>
      </div>
      <ProvenButton
        user={user}
        title="Remove Passkey"
        description={`“${name}” will not sign you in any more.`}
        isDanger
        describedBy={words}
        failed="Not removed"
        act={(password) => call('removePasskey', { id, ...passwordIn(password) })}
        onClosed={onClosed}
      >
        Remove
      </ProvenButton>
    </li>
  )
}

const USUAL_NAME = 'My passkey'

function AddPasskey({ user, onClosed }: { user: User; onClosed: () => void }) {
  const isOffered = useHydrated() && offersPasskeys()
  const [name, setName] = useState(USUAL_NAME)
  if (!isOffered) return <p className="mt-3 text-note">This browser offers none at this address.</p>
  async function add(password: string | undefined): Promise<Reply<'addPasskey'>> {
    const { ticket, passkey } = await call('beginNewPasskey', passwordIn(password))
    return call('addPasskey', { ticket, name: name.trim() || USUAL_NAME, passkey: await makePasskey(passkey) })
  }
  return (
    <div className="mt-3">
      <ProvenButton
        user={user}
        title="Add a Passkey"
        description="Type your password again; then your browser asks where to keep the passkey."
        failed="No passkey added"
        act={add}
        then={({ recoveryCodes }, close) => <RecoveryCodes codes={recoveryCodes} onDone={close} />}
        onClosed={onClosed}
        fields={
          <TextField
            label="Name"
            hint="By which you know it again"
            maxLength={LONGEST_PASSKEY_NAME}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        }
      >
        Add Passkey
      </ProvenButton>
    </div>
  )
}

const passwordIn = (password: string | undefined) => (password === undefined ? {} : { password })
