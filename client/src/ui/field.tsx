import { type ComponentProps, type ReactNode, useId } from 'react'
import { t } from '#shared/language/t.ts'
import { classes } from './classes.ts'
import { WarningIcon } from './icon.tsx'

export type FieldFrame = {
  label: string
  hint?: ReactNode
  error?: string | undefined
  /** Feedback on the input, shown below it. */
  note?: string | undefined
  optional?: boolean
  className?: string | undefined
}

/** Shown inside an input, on the side where the region writes it: `$120`, `120 €`. */
export interface InputUnit {
  readonly text: string
  readonly isFirst: boolean
}

export const INPUT = classes(
  'mt-2 w-full rounded-xl border-[1.5px] border-edge bg-surface px-3.5 py-2.5 text-ink transition-colors',
  'hover:border-brand focus-visible:border-focus focus-visible:outline-offset-0',
  'disabled:bg-sunken disabled:text-soft aria-invalid:border-danger aria-invalid:bg-danger-soft',
  // On paper the value is plain text.
  'print:mt-0 print:min-h-0 print:border-0 print:bg-transparent print:p-0 print:font-strong',
)

/** Link an input to its label, hint, note and error. */
type InputAttributes = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }

type FieldProps = FieldFrame & {
  id?: string | undefined
  /** The child with the id `unitIdOf` describes the input. */
  hasUnit?: boolean
  children: (inputAttributes: InputAttributes) => ReactNode
}

const unitIdOf = (id: string) => `${id}-unit`

/** Screen readers announce unit, hint, note and error with the input. */
export function Field({ label, hint, error, note, optional, className, id: givenId, hasUnit, children }: FieldProps) {
  const generatedId = useId()
  const id = givenId ?? generatedId
  const describedBy = classes(
    hasUnit && unitIdOf(id),
    hint ? `${id}-hint` : null,
    note ? `${id}-note` : null,
    error ? `${id}-error` : null,
  )
  return (
    <div className={className}>
      <label className="font-semibold" htmlFor={id}>
        {label}
      </label>
      {optional && <span className="ml-2 text-sm text-soft">{t('optional')}</span>}
      {hint && (
        <p id={`${id}-hint`} className="mt-0.5 text-note text-soft">
          {hint}
        </p>
      )}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {note !== undefined && (
        <p id={`${id}-note`} className="text-sm text-soft not-empty:mt-1.5" aria-live="polite">
          {note}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

/** Always rendered, so that a new error is announced. */
export function FieldError({
  children,
  ...p
}: Omit<ComponentProps<'p'>, 'children'> & { children?: string | undefined }) {
  return (
    <p
      {...(!p.role && { 'aria-live': 'polite' })}
      {...p}
      className="flex gap-2 text-note leading-[1.4] font-semibold text-danger not-empty:mt-2"
    >
      {children && (
        <>
          <WarningIcon className="mt-0.5 size-4 shrink-0" />
          {children}
        </>
      )}
    </p>
  )
}

export type TextFieldProps = Omit<ComponentProps<'input'>, 'className'> &
  FieldFrame & { inputUnit?: InputUnit | undefined }

/** `className` applies to the field, not to the input. */
export function TextField({ label, hint, error, note, optional, className, id, inputUnit, ...input }: TextFieldProps) {
  return (
    <Field
      {...{ label, hint, error, note, className, id }}
      {...(optional && { optional })}
      hasUnit={inputUnit !== undefined}
    >
      {(inputAttributes) => {
        const box = (
          <input
            type="text"
            {...input}
            {...inputAttributes}
            className={classes(INPUT, 'min-h-12', inputUnit && unitSpaceOf(inputUnit))}
          />
        )
        return inputUnit ? (
          <div className="relative">
            {box}
            <span
              id={unitIdOf(inputAttributes.id)}
              className={classes(
                'pointer-events-none absolute bottom-3 text-soft',
                inputUnit.isFirst ? 'left-3.5' : 'right-3.5',
              )}
            >
              {inputUnit.text}
            </span>
          </div>
        ) : (
          box
        )
      }}
    </Field>
  )
}

/** Space for one, up to three, or more characters. */
const UNIT_SPACES = {
  first: ['pl-8', 'pl-13', 'pl-18'],
  last: ['pr-8', 'pr-13', 'pr-18'],
} as const

const unitSpaceOf = ({ text, isFirst }: InputUnit) =>
  UNIT_SPACES[isFirst ? 'first' : 'last'][text.length === 1 ? 0 : text.length <= 3 ? 1 : 2]
