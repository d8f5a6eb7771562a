import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { ForgottenPassword } from '#shared/forms/accounts.ts'
import { headingOf } from '#shared/pages.ts'
import { call, errorMessage } from '../api/call.ts'
import { contactDetails, sendsMail } from '../api/queries.ts'
import { BackLink } from '../ui/back-link.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextField } from '../ui/field.tsx'
import { Page } from '../ui/page.tsx'
import { TextAnchor } from '../ui/text-link.tsx'

export default function ForgotPasswordPage() {
  const { data: canMail } = useQuery(sendsMail)
  return (
    <Page
      heading={headingOf('/forgot-password')}
      before={<BackLink href="/auth">Back to sign in</BackLink>}
      width="narrow"
    >
      <Card>{canMail ? <EmailForm /> : <ContactOperator />}</Card>
    </Page>
  )
}

function EmailForm() {
  const { register, handleSubmit, setError, formState } = useForm({
    resolver: zodResolver(ForgottenPassword),
    defaultValues: { email: '' },
  })
  const requestLink = useMutation({
    mutationFn: (form: { email: string }) => call('forgotPassword', form),
    onError: (error) => setError('email', { message: errorMessage(error) }, { shouldFocus: true }),
  })
  return (
    <>
      <p className="mb-5 text-soft">
        Tell us the email address of your account. We send a link there by which you choose a new password.
      </p>
      <form noValidate onSubmit={handleSubmit((form) => requestLink.mutate(form))} className="grid gap-5">
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <Button type="submit" pending={requestLink.isPending} className="justify-self-start">
          Send Link
        </Button>
      </form>
      <p role="status" className="font-semibold text-savings not-empty:mt-5">
        {requestLink.isSuccess && 'If an account has this address, we have sent a link to it.'}
      </p>
    </>
  )
}

/** Without email the operator has to help. */
function ContactOperator() {
  const { email } = useQuery(contactDetails).data
  return (
    <>
      <p>This site cannot send mail, so it cannot send you a link.</p>
      <p className="mt-3">
        Please write to <TextAnchor href={`mailto:${email}`}>{email}</TextAnchor> and say which account is yours.
        Whoever runs the site can give you a link by which you choose a new password.
      </p>
    </>
  )
}
