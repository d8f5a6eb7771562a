import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.tsx'

export function NewsletterForm() {
  const [email, setEmail] = useState('')
  const [error, setError] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const subscribe = useMutation({
    mutationFn: () => call('subscribe', { email: email.trim() }),
    onSuccess: () => {
      setEmail('')
      toast({ title: 'Subscribed', description: 'Thank you for subscribing to our newsletter.' })
    },
    onError: ({ message }) => toast({ title: 'Subscription failed', description: message, variant: 'destructive' }),
  })

  async function submit(event: FormEvent) {
    event.preventDefault()
    // The landing page carries no validation library: the schema arrives when it is first needed.
    const { Subscription } = await import('#shared/forms/newsletter.ts')
    const { error } = Subscription.safeParse({ email })
    setError(error?.issues[0]?.message)
    if (error) input.current?.focus()
    else subscribe.mutate()
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-wrap items-start gap-3">
      <TextField
        ref={input}
        type="email"
        name="email"
        autoComplete="email"
        label="Email address"
        value={email}
        error={error}
        onChange={({ target }) => {
          setEmail(target.value)
          setError(undefined)
        }}
        className="min-w-0 flex-[1_1_16rem]"
      />
      <Button type="submit" pending={subscribe.isPending} className="sm:mt-[2.225rem] sm:min-h-12">
        Subscribe
      </Button>
    </form>
  )
}
