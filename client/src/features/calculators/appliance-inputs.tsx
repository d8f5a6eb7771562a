import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { type ApplianceRow, applianceFields, emptyAppliance } from '#shared/calculators/appliances.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { NumberInput } from './number-input.tsx'

interface Inputs {
  appliances: ApplianceRow[]
}

export function ApplianceInputs() {
  const { control, register, watch, clearErrors, getFieldState, formState } = useFormContext<Inputs>()
  const { fields, append, remove } = useFieldArray({ control, name: 'appliances' })
  const [said, say] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const nameOf = (row: number) => watch(`appliances.${row}.name`)?.trim() || `appliance ${row + 1}`

  function removeRow(row: number) {
    say(`Removed ${nameOf(row)}.`)
    remove(row)
    clearErrors('appliances')
    // The button that was pressed is gone: the row that moved up, or Add Appliance after the last one, takes the focus.
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLButtonElement>('[data-row-button]')[row]?.focus())
  }

  return (
    <div ref={list} className="grid gap-4">
      {fields.map(({ id }, row) => (
        <fieldset key={id} className="appliance">
          <legend className="sr-only">Appliance {row + 1}</legend>
          <TextField
            label={applianceFields.name.label}
            autoComplete="off"
            className="col-span-2 sm:col-span-1"
            error={getFieldState(`appliances.${row}.name`, formState).error?.message}
            {...register(`appliances.${row}.name`, { onChange: () => clearErrors(`appliances.${row}.name`) })}
          />
          <NumberInput name={`appliances.${row}.watts`} label={applianceFields.watts.label} />
          <NumberInput name={`appliances.${row}.hoursPerDay`} label={applianceFields.hoursPerDay.label} />
          <Button
            variant="quiet"
            size="small"
            data-row-button
            aria-label={`Remove ${nameOf(row)}`}
            onClick={() => removeRow(row)}
            className="appliance-remove no-print"
          >
            <Trash2 aria-hidden="true" className="size-5" />
            <span className="sm:sr-only">Remove</span>
          </Button>
        </fieldset>
      ))}
      <div className="no-print">
        <Button
          variant="secondary"
          data-row-button
          onClick={() => {
            append(emptyAppliance)
            say(`Added appliance ${fields.length + 1}.`)
          }}
        >
          <Plus aria-hidden="true" className="size-5" />
          Add Appliance
        </Button>
      </div>
      <p role="alert" className="field-error">
        {getFieldState('appliances', formState).error?.message}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}
