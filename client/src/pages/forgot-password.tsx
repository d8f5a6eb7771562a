import { useQuery } from '@tanstack/react-query'
import { ForgottenPassword } from '#shared/forms/accounts.ts'
import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { call, errorMessage } from '../api/call.ts'
import { siteSettings } from '../api/queries.ts'
import { useCallForm, useSchemaForm } from '../api/use-call-form.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextField } from '../ui/field.tsx'
import { BackLink, Page } from '../ui/page.tsx'
import { tRich } from '../ui/rich-message.tsx'
import { TextAnchor } from '../ui/text-link.tsx'

export default function ForgotPasswordPage() {
  const { sendsMail } = useQuery(siteSettings).data
  return (
    <Page
      heading={headingOf('/forgot-password')}
      before={<BackLink href="/auth">{t('Back to sign in')}</BackLink>}
      width="narrow"
    >
      <Card>{sendsMail ? <EmailForm /> : <ContactOperator />}</Card>
    </Page>
  )
}

function EmailForm() {
  const { field, formProps, isPending, isSuccess } = useCallForm(useSchemaForm(ForgottenPassword, { email: '' }), {
    send: (form) => call('forgotPassword', form),
    onError: (error, showError) => showError('email', errorMessage(error)),
  })
  return (
    <>
      <p className="mb-5 text-soft">{t('Enter your email address. We will send a link to choose a new password.')}</p>
      <form {...formProps} className="grid gap-5">
        <TextField label={t('Email')} type="email" autoComplete="email" {...field('email')} />
        <Button type="submit" pending={isPending} className="justify-self-start">
          {t('Send link')}
        </Button>
      </form>
      <p role="status" className="font-semibold text-savings not-empty:mt-5">
        {isSuccess && t('If an account has this address, we have sent a link to it.')}
      </p>
    </>
  )
}

/** The operator has to help if the site sends no email. */
function ContactOperator() {
  const { email } = useQuery(siteSettings).data.contact
  return (
    <>
      <p>{t('This site cannot send emails, so we cannot send you a link.')}</p>
      <p className="mt-3">
        {tRich(
          'Write to <link>{email}</link> and tell us which account is yours. We can give you a link to choose a new password.',
          {
            email,
            link: (text) => <TextAnchor href={`mailto:${email}`}>{text}</TextAnchor>,
          },
        )}
      </p>
    </>
  )
}
