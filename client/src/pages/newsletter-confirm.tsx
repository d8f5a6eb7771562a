import { useSearch } from 'wouter'
import { t } from '#shared/language/t.ts'
import { call } from '../api/call.ts'
import { LinkPage } from '../features/account/link-page.tsx'

export default function ConfirmSubscriptionPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  return (
    <LinkPage
      path="/newsletter/confirm"
      intro={t('Confirm that you want our newsletter at this address.')}
      action={t('Confirm')}
      act={() => call('confirmSubscription', { token })}
      done={t('Your subscription is confirmed.')}
    />
  )
}
