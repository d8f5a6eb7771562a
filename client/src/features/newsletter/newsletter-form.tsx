import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { t } from '#shared/language/t.ts'
import { call, errorMessage, serverUnreachable, UserFacingError } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast, toastError } from '../../ui/toast.tsx'

class InvalidAddress extends Error {}

/** @throws InvalidAddress with the message for the field */
async function subscribeEmail(email: string) {
  // The schema is imported on submit, to keep the validation library out of the landing page.
  const { Subscription } = await import('#shared/forms/newsletter.ts').catch((cause) => {
    throw new UserFacingError(serverUnreachable(), { cause })
  })
  const { data, error } = Subscription.safeParse({ email })
  if (!data) throw new InvalidAddress(error.issues[0]?.message)
  await call('subscribe', data)
}

export default function NewsletterForm() {
  const [email, setEmail] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const subscribe = useMutation({
    mutationFn: () => subscribeEmail(email),
    onSuccess: () => {
      setEmail('')
      toast({ title: t('Subscribed'), description: t('Thank you for subscribing to our newsletter.') })
    },
    onError: (error) => {
      if (error instanceof InvalidAddress) input.current?.focus()
      else toastError(t('Subscription failed'), errorMessage(error))
    },
  })
  const { error } = subscribe

  function submit(event: FormEvent) {
    event.preventDefault()
    subscribe.mutate()
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <TextField
        ref={input}
        type="email"
        name="email"
        autoComplete="email"
        label={t('Email address')}
        value={email}
        error={error instanceof InvalidAddress ? error.message : undefined}
        onChange={({ target }) => {
          setEmail(target.value)
          if (error) subscribe.reset()
        }}
        className="min-w-0 flex-[1_1_16rem]"
      />
      <Button type="submit" pending={subscribe.isPending} className="sm:mt-[2.225rem] sm:min-h-12">
        {t('Subscribe')}
      </Button>
    </form>
  )
}
