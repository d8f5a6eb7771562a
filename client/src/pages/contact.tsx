import { useQuery } from '@tanstack/react-query'
import { type LucideIcon, Mail, MapPin, Phone } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { phoneLink } from '#shared/contact-details.ts'
import { formatNumber } from '#shared/format/number.ts'
import { ContactInput } from '#shared/forms/contact.ts'
import { t } from '#shared/language/t.ts'
import { headingOf } from '#shared/pages.ts'
import { call } from '../api/call.ts'
import { siteSettings } from '../api/queries.ts'
import { useCallForm, useSchemaForm } from '../api/use-call-form.ts'
import { useHydrated } from '../startup/use-hydrated.ts'
import { readFormDraft, saveFormDraft } from '../state/form-draft.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { TextField } from '../ui/field.tsx'
import { Page } from '../ui/page.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { TextAnchor } from '../ui/text-link.tsx'
import { toast, toastError } from '../ui/toast.tsx'

export default function ContactPage() {
  const { email, phone, address } = useQuery(siteSettings).data.contact
  return (
    <Page
      heading={headingOf('/contact')}
      intro={t("Have questions about solar energy? We'd love to help!")}
      width="medium"
    >
      <div className="grid items-start gap-8 lg:grid-cols-[1.7fr_1fr] lg:gap-12">
        <Card>
          <ContactForm />
        </Card>
        <section aria-labelledby="other-ways" className="lg:pt-4">
          <h2 id="other-ways" className="text-xl">
            {t('Other ways to reach us')}
          </h2>
          <ul className="mt-3 grid gap-2">
            <Way Icon={Mail}>
              <TextAnchor standalone href={`mailto:${email}`}>
                {email}
              </TextAnchor>
            </Way>
            <Way Icon={Phone}>
              <TextAnchor standalone href={phoneLink(phone)}>
                {phone}
              </TextAnchor>
            </Way>
            <Way Icon={MapPin}>
              <address className="not-italic">{address}</address>
            </Way>
          </ul>
          <p className="mt-8 border-t border-line pt-6 text-soft">
            {t('To help us answer, tell us where you live, what your electricity costs and which calculator you used.')}
          </p>
        </section>
      </div>
    </Page>
  )
}

const Way = ({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) => (
  <li className="flex min-h-11 items-center gap-3.5">
    <Icon aria-hidden="true" className="shrink-0 text-amber" />
    {children}
  </li>
)

const DRAFT_FIELDS = ['name', 'email', 'message'] as const
const emptyForm = { name: '', email: '', message: '', captcha: '', website: '' }

function ContactForm() {
  const captcha = useCaptcha()
  const form = useSchemaForm(ContactInput, emptyForm)
  // After hydration, and before input that came earlier is replayed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on mount
  useEffect(() => {
    for (const name of DRAFT_FIELDS) {
      const text = readFormDraft('contact')[name]
      if (typeof text === 'string') form.setValue(name, text)
    }
  }, [])
  const saveDraft = () => {
    const values = form.getValues(DRAFT_FIELDS)
    saveFormDraft('contact', Object.fromEntries(DRAFT_FIELDS.map((name, index) => [name, values[index]])))
  }
  const { field, formProps, isPending, mutate } = useCallForm(form, {
    send: (message) => call('contact', message),
    onSuccess: () => {
      form.reset()
      saveFormDraft('contact', undefined)
      captcha.drawAnother()
      toast({ title: t('Message sent successfully'), description: t("We'll get back to you as soon as possible.") })
    },
    onError: () => toastError(t('Error sending message'), t('Please try again later.')),
  })

  const submit = form.handleSubmit((message) => {
    if (Number(message.captcha) === captcha.answer) return mutate(message)
    form.setError('captcha', { message: t('Incorrect captcha answer') }, { shouldFocus: true })
  })

  return (
    <form {...formProps} onSubmit={submit} onBlur={saveDraft} className="grid gap-6">
      <TextField {...field('name')} label={t('Name')} autoComplete="name" />
      <TextField {...field('email')} type="email" label={t('Email')} autoComplete="email" />
      <TextArea {...field('message')} label={t('Message')} />
      <TextField
        {...field('captcha')}
        label={captcha.question}
        hint={t('This keeps robots out.')}
        inputMode="numeric"
        autoComplete="off"
        className="max-w-64"
      />
      {/* Honeypot: robots fill in every field, people cannot see or reach it. */}
      <div hidden>
        <label>
          {t('Leave this empty')}
          <input {...form.register('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" size="large" pending={isPending} className="justify-self-start">
        {isPending ? t('Sending...') : t('Send Message')}
      </Button>
    </form>
  )
}

const randomDigit = () => Math.floor(Math.random() * 10)
const drawDigits = () => ({ a: randomDigit(), b: randomDigit() })

/** Against the simplest robots, in the browser only: the server sends the same page to everyone. */
function useCaptcha() {
  const [{ a, b }, setDigits] = useState(drawDigits)
  const question = useHydrated()
    ? t('What is {a} + {b}?', { a: formatNumber(a), b: formatNumber(b) })
    : t('What is the sum?')
  return { question, answer: a + b, drawAnother: () => setDigits(drawDigits()) }
}
