import { useMutation } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { errorMessage } from '../../api/call.ts'
import { useHydrated } from '../../startup/use-hydrated.ts'
import { Button } from '../../ui/button.tsx'
import { FieldError } from '../../ui/field.tsx'
import { supportsPasskeys } from './browser-passkeys.ts'

type PasskeyButtonProps<T> = Pick<ComponentProps<typeof Button>, 'variant' | 'children'> & {
  act: () => Promise<T>
  onDone: (result: T) => void
}

/** Rendered only where the browser has passkeys; shows its error below. */
export function PasskeyButton<T>({ act, onDone, variant = 'secondary', children }: PasskeyButtonProps<T>) {
  const { mutate, isPending, error } = useMutation({ mutationFn: act, onSuccess: onDone })
  const isSupported = useHydrated() && supportsPasskeys()
  if (!isSupported) return null
  return (
    <div>
      <Button variant={variant} pending={isPending} onClick={() => mutate()} className="w-full">
        {children}
      </Button>
      <FieldError>{error ? errorMessage(error) : undefined}</FieldError>
    </div>
  )
}
