import { useSearch } from 'wouter'
import { t } from '#shared/language/t.ts'
import { call } from '../api/call.ts'
import { LinkPage } from '../features/account/link-page.tsx'

export default function UnsubscribePage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  return (
    <LinkPage
      path="/newsletter/unsubscribe"
      intro={t('Stop our newsletter to this address.')}
      action={t('Unsubscribe')}
      act={() => call('unsubscribe', { token })}
      done={t('You are unsubscribed. We will not send you any more newsletters.')}
    />
  )
}
