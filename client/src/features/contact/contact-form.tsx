import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import { ContactInput } from '#shared/forms/contact.ts'
import { t } from '#shared/language/t.ts'
import { call } from '../../api/call.ts'
import { readFormDraft, saveFormDraft } from '../../state/form-draft.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { toast } from '../../ui/toast.tsx'
import { useCaptcha } from './captcha.ts'

const DRAFT_FIELDS = ['name', 'email', 'message'] as const
const emptyForm = { name: '', email: '', message: '', captcha: '', website: '' }

export function ContactForm() {
  const captcha = useCaptcha()
  const form = useForm({ resolver: zodResolver(ContactInput), defaultValues: emptyForm })
  const { errors } = form.formState
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
  const sendMessage = useMutation({
    mutationFn: (message: typeof ContactInput._zod.output) => call('contact', message),
    onSuccess: () => {
      form.reset()
      saveFormDraft('contact', undefined)
      captcha.drawAnother()
      toast({ title: t('Message sent successfully'), description: t("We'll get back to you as soon as possible.") })
    },
    onError: () =>
      toast({ title: t('Error sending message'), description: t('Please try again later.'), variant: 'destructive' }),
  })

  const submit = form.handleSubmit((message) => {
    if (Number(message.captcha) === captcha.answer) return sendMessage.mutate(message)
    form.setError('captcha', { message: t('Incorrect captcha answer') }, { shouldFocus: true })
  })

  return (
    <form noValidate onSubmit={submit} onBlur={saveDraft} className="grid gap-6">
      <TextField {...form.register('name')} label={t('Name')} autoComplete="name" error={errors.name?.message} />
      <TextField
        {...form.register('email')}
        type="email"
        label={t('Email')}
        autoComplete="email"
        error={errors.email?.message}
      />
      <TextArea {...form.register('message')} label={t('Message')} error={errors.message?.message} />
      <TextField
        {...form.register('captcha')}
        label={captcha.question}
        hint={t('This keeps robots out.')}
        inputMode="numeric"
        autoComplete="off"
        error={errors.captcha?.message}
        className="max-w-64"
      />
      {/* Honeypot: robots fill in every field, people cannot see or reach it. */}
      <div hidden>
        <label>
          {t('Leave this empty')}
          <input {...form.register('website')} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <Button type="submit" size="large" pending={sendMessage.isPending} className="justify-self-start">
        {sendMessage.isPending ? t('Sending...') : t('Send Message')}
      </Button>
    </form>
  )
}
