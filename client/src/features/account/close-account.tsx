import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useLocation } from 'wouter'
import { t } from '#shared/language/t.ts'
import { call } from '../../api/call.ts'
import { signOut } from '../../api/session.ts'
import { prepareHomeRemoval } from '../../home/remove-home.ts'
import { hasStoredHome } from '../../state/storage.ts'
import { Button } from '../../ui/button.tsx'
import { CardSection } from '../../ui/card.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { toast } from '../../ui/toast.tsx'
import { ReauthenticateForm } from './reauthentication.tsx'

export function CloseAccount() {
  const [, navigate] = useLocation()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [preservesPlan, setPreservesPlan] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setOpen(false)
  return (
    <CardSection heading={t('Close account')}>
      <p className="mb-5 text-soft">
        {t(
          'Deletes your account for good, with all saved calculations and plans, your messages and your newsletter subscription.',
        )}
      </p>
      <Button ref={button} variant="secondary" onClick={() => setOpen(true)}>
        {t('Close account')}
      </Button>
      <Dialog
        isOpen={isOpen}
        opener={button}
        onClose={close}
        title={t('Close account')}
        description={t(
          'This will permanently delete your account and all your saved calculations. This action cannot be undone.',
        )}
      >
        {isOpen && hasStoredHome() && (
          <Checkbox checked={preservesPlan} onValue={setPreservesPlan} className="mt-4">
            {t('Keep my plan on this device')}
          </Checkbox>
        )}
        <ReauthenticateForm
          submitLabel={t('Close account')}
          isDanger
          errorTitle={t('Account not closed')}
          act={async ({ password = '' }) => {
            const isRemoved = !preservesPlan && hasStoredHome()
            const removeHome = isRemoved ? await prepareHomeRemoval(client) : undefined
            await call('closeAccount', { password })
            removeHome?.()
          }}
          onDone={() => {
            // Navigate first: this page would send a visitor to sign in.
            navigate('/')
            signOut(client)
            toast({
              title: t('Account closed'),
              description: t('Your account and your saved calculations have been deleted.'),
            })
          }}
          onCancel={close}
        />
      </Dialog>
    </CardSection>
  )
}
