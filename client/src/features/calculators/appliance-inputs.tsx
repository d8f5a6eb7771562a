import { Plus, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { type ApplianceRow, applianceFields, emptyAppliance } from '#shared/calculators/appliances.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import type { Form } from './form.ts'

const nameOf = (rows: readonly ApplianceRow[], index: number) => rows[index]?.name.trim() || `appliance ${index + 1}`

export function ApplianceInputs({ form }: { form: Form }) {
  const rows = form.typed.appliances as readonly ApplianceRow[]
  const [said, say] = useState('')
  const list = useRef<HTMLDivElement>(null)
  const focus = (selector: string, index: number) =>
    requestAnimationFrame(() => list.current?.querySelectorAll<HTMLElement>(selector)[index]?.focus())

  function add() {
    form.change({ appliances: [...rows, emptyAppliance] }, `appliances.${rows.length}`)
    say(`Added appliance ${rows.length + 1}.`)
    focus('[name$=".name"]', rows.length)
  }

  function remove(index: number) {
    form.change({ appliances: rows.filter((_, each) => each !== index) })
    say(`Removed ${nameOf(rows, index)}.`)
    // The row that moved up takes the focus, or Add Appliance after the last one.
    focus('[data-row-button]', index)
  }

  return (
    <div ref={list} className="grid gap-4">
      {rows.map((_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the boxes hold nothing of their own that could move to another row
        <fieldset key={index} className="appliance">
          <legend className="sr-only">Appliance {index + 1}</legend>
          <Box form={form} index={index} part="name" className="col-span-2 sm:col-span-1" />
          <Box form={form} index={index} part="watts" inputMode="decimal" />
          <Box form={form} index={index} part="hoursPerDay" inputMode="decimal" />
          <Button
            variant="quiet"
            size="small"
            data-row-button
            aria-label={`Remove ${nameOf(rows, index)}`}
            onClick={() => remove(index)}
            className="appliance-remove no-print"
          >
            <Trash2 aria-hidden="true" className="size-5" />
            <span className="sm:sr-only">Remove</span>
          </Button>
        </fieldset>
      ))}
      <div className="no-print">
        <Button variant="secondary" data-row-button onClick={add}>
          <Plus aria-hidden="true" className="size-5" />
          Add Appliance
        </Button>
      </div>
      <p role="alert" className="field-error">
        {form.errors.appliances}
      </p>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

interface BoxProps {
  readonly form: Form
  readonly index: number
  readonly part: keyof ApplianceRow
  readonly inputMode?: 'decimal'
  readonly className?: string
}

function Box({ form, index, part, ...box }: BoxProps) {
  const rows = form.typed.appliances as readonly ApplianceRow[]
  const path = `appliances.${index}.${part}`
  return (
    <TextField
      {...box}
      label={applianceFields[part].label}
      name={path}
      value={rows[index]?.[part] ?? ''}
      onChange={({ target }) =>
        form.change(
          { appliances: rows.map((row, each) => (each === index ? { ...row, [part]: target.value } : row)) },
          path,
        )
      }
      error={form.errors[path]}
      autoComplete="off"
    />
  )
}
