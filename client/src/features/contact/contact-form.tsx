import { useEffect, useState } from 'react'
import { formatNumber } from '#shared/format/number.ts'
import { ContactInput } from '#shared/forms/contact.ts'
import { t } from '#shared/language/t.ts'
import { call } from '../../api/call.ts'
import { useCallForm, useSchemaForm } from '../../api/use-call-form.ts'
import { useHydrated } from '../../startup/use-hydrated.ts'
import { readFormDraft, saveFormDraft } from '../../state/form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast, toastError } from '../../ui/toast.tsx'

const DRAFT_FIELDS = ['name', 'email', 'message'] as const
const emptyForm = { name: '', email: '', message: '', captcha: '', website: '' }

export function ContactForm() {
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
