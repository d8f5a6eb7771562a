import { useMutation } from '@tanstack/react-query'
import { useSearch } from 'wouter'
import { call, errorMessage } from '../../api/call.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { LinkPage } from '../../ui/link-page.tsx'

interface SubscriptionLinkPageProps {
  readonly endpoint: 'confirmSubscription' | 'unsubscribe'
  readonly heading: string
  readonly intro: string
  readonly button: string
  readonly done: string
}

/** Target of the links in newsletter emails. */
export function SubscriptionLinkPage({ endpoint, button, ...texts }: SubscriptionLinkPageProps) {
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const submit = useMutation({ mutationFn: () => call(endpoint, { token }) })
  return (
    <LinkPage
      {...texts}
      isDone={submit.isSuccess}
      problem={submit.isError && errorMessage(submit.error)}
      button={
        <Button pending={submit.isPending} onClick={() => submit.mutate()}>
          {button}
        </Button>
      }
      next={<ButtonLink href="/">Return to Home</ButtonLink>}
    />
  )
}
