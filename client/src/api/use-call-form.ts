import { zodResolver } from '@hookform/resolvers/zod'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as hookForm from 'react-hook-form'
import type { $ZodType } from 'zod/v4/core'

type Values = hookForm.FieldValues

export const useSchemaForm = <Typed extends Values, Sent>(
  schema: $ZodType<Sent, Typed>,
  defaultValues: hookForm.DefaultValues<Typed>,
) => hookForm.useForm<Typed, unknown, Sent>({ resolver: zodResolver(schema), defaultValues })

/** Shows a message at a field, and focuses it. */
type ShowError<Typed extends Values> = (field: hookForm.Path<Typed>, message: string) => void

interface CallFormOptions<Typed extends Values, Sent, Result> {
  readonly send: (values: Sent) => Promise<Result>
  readonly onSuccess?: (result: Result) => unknown
  readonly onError: (error: Error, showError: ShowError<Typed>) => void
  readonly initialFocus?: hookForm.Path<Typed>
}

/** Sends the values of a form once they are valid. */
export function useCallForm<Typed extends Values, Context, Sent, Result>(
  form: hookForm.UseFormReturn<Typed, Context, Sent>,
  { send, onSuccess, onError, initialFocus }: CallFormOptions<Typed, Sent, Result>,
) {
  const { register, handleSubmit, setError, setFocus, formState } = form
  useEffect(() => {
    if (initialFocus) setFocus(initialFocus)
  }, [initialFocus, setFocus])
  const sending = useMutation({
    mutationFn: send,
    onSuccess: (result) => onSuccess?.(result),
    onError: (error) => onError(error, (field, message) => setError(field, { message }, { shouldFocus: true })),
  })
  return {
    ...sending,
    formProps: { noValidate: true, onSubmit: handleSubmit((values) => sending.mutate(values)) },
    /** Attributes of a field, with its error. */
    field: <Name extends hookForm.Path<Typed>>(name: Name, options?: hookForm.RegisterOptions<Typed, Name>) => ({
      ...register(name, options),
      error: hookForm.get<unknown, hookForm.FieldError | undefined>(formState.errors, name)?.message,
    }),
  }
}
