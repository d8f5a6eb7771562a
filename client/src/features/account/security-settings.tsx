import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useId, useRef, useState } from 'react'
import type { Reply, SecondFactors } from '#shared/contract/api.ts'
import { MAX_PASSKEY_NAME_LENGTH } from '#shared/forms/second-factor.ts'
import { t } from '#shared/language/t.ts'
import { secondFactors, sessionList } from '../../api/account-queries.ts'
import { adminCheck } from '../../api/admin-queries.ts'
import { call } from '../../api/call.ts'
import { useHydrated } from '../../startup/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { DateTime } from '../../ui/date-time.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { useFocusAfterRemoval } from '../../ui/focus.ts'
import { LoadError } from '../../ui/load-error.tsx'
import { tRich } from '../../ui/rich-message.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { createPasskey, supportsPasskeys } from './passkeys.tsx'
import { ReauthenticateForm, type ReauthenticateFormProps } from './reauthentication.tsx'
import { AuthenticatorSetup, RecoveryCodes } from './second-factor-setup.tsx'

export function SecuritySettings() {
  const query = useQuery(secondFactors)
  return (
    <CardSection heading={t('Security')}>
      <p className="mb-6 text-soft">
        {t('A second step when you sign in protects your account, even if someone learns your password.')}
      </p>
      {query.isPending && <Skeleton className="h-40" />}
      {query.isError && <LoadError message={t('We could not load your security settings.')} query={query} />}
      {query.data && <Factors factors={query.data} />}
    </CardSection>
  )
}

function Factors({ factors: { passkeys, hasAuthenticator, recoveryCodesLeft } }: { factors: SecondFactors }) {
  const hasSecondFactor = hasAuthenticator || passkeys.length > 0
  return (
    <div className="grid gap-6 divide-y divide-line [&>section:not(:last-child)]:pb-6">
      <section>
        <h3 className="text-base">{t('Passkeys')}</h3>
        <p className="mt-1 text-note text-soft">
          {t(
            'A key that is stored on your phone, computer or security key. You can also sign in with it instead of your password.',
          )}
        </p>
        {passkeys.length > 0 && (
          <ul aria-label={t('Your passkeys')} className="mt-3 grid gap-3">
            {passkeys.map((passkey) => (
              <Passkey key={passkey.id} passkey={passkey} />
            ))}
          </ul>
        )}
        <AddPasskey />
      </section>
      <section>
        <h3 className="text-base">{t('Authenticator app')}</h3>
        <p className="mt-1 mb-3 text-note text-soft">
          {hasAuthenticator
            ? t('Your app shows the code for the second step.')
            : t('An app on your phone shows a code for the second step.')}
        </p>
        {hasAuthenticator ? (
          <ReauthenticateButton
            title={t('Remove authenticator app')}
            description={t('You can no longer sign in with its codes.')}
            isDanger
            errorTitle={t('Not removed')}
            act={(proof) => call('removeAuthenticator', proof)}
          >
            {t('Remove app')}
          </ReauthenticateButton>
        ) : (
          <ReauthenticateButton
            title={t('Add authenticator app')}
            description={t('Enter your password first.')}
            errorTitle={t('App not added')}
            act={(proof) => call('beginAuthenticator', proof)}
            renderResult={(begun, close) => <AuthenticatorSetup setup={begun} onDone={close} />}
          >
            {t('Add app')}
          </ReauthenticateButton>
        )}
      </section>
      {hasSecondFactor && (
        <section>
          <h3 className="text-base">{t('Recovery codes')}</h3>
          <p className="mt-1 mb-3 text-note text-soft">
            {t(
              '{count, plural, one {# code is left.} other {# codes are left.}} Each code signs you in once if you lose your phone or passkey.',
              { count: recoveryCodesLeft },
            )}
          </p>
          <ReauthenticateButton
            title={t('Get new recovery codes')}
            description={t('The codes you have now will stop working.')}
            errorTitle={t('No new codes')}
            act={(proof) => call('renewRecoveryCodes', proof)}
            renderResult={({ recoveryCodes }, close) => <RecoveryCodes codes={recoveryCodes} onDone={close} />}
          >
            {t('Get new codes')}
          </ReauthenticateButton>
        </section>
      )}
    </div>
  )
}

function Passkey({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: SecondFactors['passkeys'][number] }) {
  const descriptionId = useId()
  const item = useFocusAfterRemoval<HTMLLIElement>()
  return (
    <li ref={item} className="flex flex-wrap items-center justify-between gap-x-4">
      <div id={descriptionId}>
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-soft">
          {lastUsedAt
            ? tRich('Last used <date></date>', { date: () => <DateTime timestamp={lastUsedAt} /> })
            : tRich('Added <date></date>', { date: () => <DateTime timestamp={createdAt} /> })}
        </p>
      </div>
      <ReauthenticateButton
        title={t('Remove passkey')}
        description={t('You can no longer sign in with “{name}”.', { name })}
        isDanger
        describedBy={descriptionId}
        errorTitle={t('Not removed')}
        act={(proof) => call('removePasskey', { id, ...proof })}
      >
        {t('Remove')}
      </ReauthenticateButton>
    </li>
  )
}

const defaultPasskeyName = () => t('My passkey')

function AddPasskey() {
  const isSupported = useHydrated() && supportsPasskeys()
  const [name, setName] = useState(defaultPasskeyName)
  if (!isSupported) return <p className="mt-3 text-note">{t('This browser does not support passkeys here.')}</p>
  async function add(proof: { password?: string }): Promise<Reply<'addPasskey'>> {
    const { ticket, passkey } = await call('beginNewPasskey', proof)
    return call('addPasskey', {
      ticket,
      name: name.trim() || defaultPasskeyName(),
      passkey: await createPasskey(passkey),
    })
  }
  return (
    <div className="mt-3">
      <ReauthenticateButton
        title={t('Add a passkey')}
        description={t('Enter your password first. Then your browser asks where to save the passkey.')}
        errorTitle={t('No passkey added')}
        act={add}
        renderResult={({ recoveryCodes }, close) => <RecoveryCodes codes={recoveryCodes} onDone={close} />}
        fields={
          <TextField
            label={t('Name')}
            hint={t('So you can recognize it, for example “My phone”')}
            maxLength={MAX_PASSKEY_NAME_LENGTH}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        }
      >
        {t('Add passkey')}
      </ReauthenticateButton>
    </div>
  )
}

type ReauthenticateButtonProps<T> = Pick<ReauthenticateFormProps<T>, 'isDanger' | 'errorTitle' | 'act'> & {
  children: string
  title: string
  description: string
  describedBy?: string
  /** Content of the dialog; without it the dialog closes. */
  renderResult?: (result: T, close: () => void) => ReactNode
  fields?: ReactNode
}

function ReauthenticateButton<T>(props: ReauthenticateButtonProps<T>) {
  const { children, title, description, describedBy, renderResult, fields, ...form } = props
  const [isOpen, setOpen] = useState(false)
  const [result, setResult] = useState<{ readonly value: T }>()
  const buttonElement = useRef<HTMLButtonElement>(null)
  const client = useQueryClient()
  function close() {
    setOpen(false)
    setResult(undefined)
    // A change may sign devices out, and may open the admin area.
    for (const { queryKey } of [secondFactors, sessionList, adminCheck]) void client.invalidateQueries({ queryKey })
  }
  return (
    <>
      <Button
        ref={buttonElement}
        size="small"
        variant={form.isDanger ? 'quiet' : 'secondary'}
        aria-describedby={describedBy}
        onClick={() => setOpen(true)}
      >
        {children}
      </Button>
      <Dialog isOpen={isOpen} opener={buttonElement} onClose={close} title={title} {...(!result && { description })}>
        {result && renderResult ? (
          renderResult(result.value, close)
        ) : (
          <ReauthenticateForm
            {...form}
            submitLabel={form.isDanger ? children : t('Continue')}
            onDone={(value) => (renderResult ? setResult({ value }) : close())}
            onCancel={close}
            acceptsPasskeys
          >
            {fields}
          </ReauthenticateForm>
        )}
      </Dialog>
    </>
  )
}
