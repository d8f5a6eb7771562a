import { useRef, useState } from 'react'
import { useController, useFieldArray, useFormContext, useFormState, useWatch } from 'react-hook-form'
import { type ApplianceRow, applianceFields, emptyAppliance } from '#shared/calculators/appliances.ts'
import { t } from '#shared/language/t.ts'
import { AddIcon, RemoveIcon } from '../../ui/action-icons.tsx'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { FieldError, TextField } from '../../ui/field.tsx'
import { NumberInput } from './number-inputs.tsx'

const ROWS = 'appliances'

export function ApplianceInputs() {
  const { fields, append, remove } = useFieldArray({ name: ROWS })
  const { clearErrors } = useFormContext()
  const { error } = useFormContext().getFieldState(ROWS, useFormState({ name: ROWS }))
  const rows: readonly ApplianceRow[] = useWatch({ name: ROWS })
  const [announcement, announce] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const { watts, hoursPerDay } = applianceFields()
  const nameOf = (index: number) => rows[index]?.name.trim() || nameOfRow(index)

  function addRow() {
    append(emptyAppliance, { focusName: `${ROWS}.${fields.length}.name` })
    announce(t('{appliance} added.', { appliance: nameOfRow(fields.length) }))
  }

  function removeRow(index: number) {
    announce(t('{appliance} removed.', { appliance: nameOf(index) }))
    remove(index)
    clearErrors(ROWS)
    // Focuses the row that moved up, or Add Appliance after the last one.
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>('[data-row-button]')[index]?.focus())
  }

  return (
    <div ref={list} className="grid gap-4 print:col-span-full print:gap-1">
      {fields.map(({ id }, index) => (
        <fieldset
          key={id}
          className={classes(
            'grid grid-cols-2 gap-3 border-b border-line pb-4 print:grid-cols-3 print:pb-1',
            'sm:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)_7.5rem_auto] sm:items-start',
          )}
        >
          <legend className="sr-only">{nameOfRow(index)}</legend>
          <NameInput index={index} />
          <NumberInput name={`${ROWS}.${index}.watts`} label={watts.label} range={watts.range} />
          <NumberInput name={`${ROWS}.${index}.hoursPerDay`} label={hoursPerDay.label} range={hoursPerDay.range} />
          <Button
            variant="quiet"
            size="small"
            data-row-button
            aria-label={t('Remove {appliance}', { appliance: nameOf(index) })}
            onClick={() => removeRow(index)}
            // Next to the inputs from tablets on, aligned below their labels.
            className="col-span-full justify-self-start sm:col-auto sm:mt-[2.3125rem] sm:size-12 sm:p-0 print:hidden"
          >
            <RemoveIcon className="size-5" />
            <span className="sm:sr-only">{t('Remove')}</span>
          </Button>
        </fieldset>
      ))}
      <div className="print:hidden">
        <Button variant="secondary" data-row-button onClick={addRow}>
          <AddIcon className="size-5" />
          {t('Add Appliance')}
        </Button>
      </div>
      <FieldError role="alert">{error?.root?.message}</FieldError>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  )
}

const nameOfRow = (index: number) => t('Appliance {number}', { number: String(index + 1) })

function NameInput({ index }: { index: number }) {
  const name = `${ROWS}.${index}.name`
  const { clearErrors } = useFormContext()
  const { field, fieldState } = useController({ name })
  return (
    <TextField
      {...field}
      label={applianceFields().name.label}
      onChange={(event) => {
        field.onChange(event)
        clearErrors(name)
      }}
      error={fieldState.error?.message}
      autoComplete="off"
      className="col-span-2 sm:col-span-1"
    />
  )
}
