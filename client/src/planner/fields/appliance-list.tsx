import type { FigurePath } from '#shared/home/home.ts'
import { MAX_APPLIANCES } from '#shared/home/list-limits.ts'
import { t } from '#shared/language/t.ts'
import { AddIcon } from '../../ui/action-icons.tsx'
import { FullListNote } from '../../ui/add-button.tsx'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { type Appliance, commonAppliances } from './common-appliances.ts'
import { setFigure } from './edit.ts'
import { FigureField } from './figure-field.tsx'
import { RemoveButton } from './remove-button.tsx'

/** @param path of the list */
export function ApplianceList({ path, appliances }: { path: FigurePath; appliances: readonly Appliance[] }) {
  const set = (next: readonly Appliance[]) => setFigure(path, next)
  const isFull = appliances.length >= MAX_APPLIANCES
  const add = (appliance: Appliance) => isFull || set([...appliances, appliance])
  return (
    <>
      <ul className="grid gap-4">
        {appliances.map(({ name }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a row is known by its place alone
          <li key={index} className="grid items-end gap-4 sm:grid-cols-[2fr_1fr_1fr_auto]">
            <TextField
              label={t('Appliance')}
              value={name}
              maxLength={60}
              onChange={({ target }) => setFigure(`${path}.${index}.name`, target.value)}
            />
            <FigureField label={t('Power (W)')} path={`${path}.${index}.watts`} hidesSource />
            <FigureField label={t('Hours a day')} path={`${path}.${index}.hoursPerDay`} hidesSource />
            <RemoveButton itemName={name} onClick={() => set(appliances.filter((_, i) => i !== index))} />
          </li>
        ))}
      </ul>
      <div data-figure={path} className="mt-4 flex flex-wrap gap-2">
        {commonAppliances()
          .filter(({ name }) => !appliances.some((appliance) => appliance.name === name))
          .map((appliance) => (
            <Button
              key={appliance.name}
              variant="secondary"
              size="small"
              aria-disabled={isFull || undefined}
              onClick={() => add(appliance)}
            >
              <AddIcon className="size-5" />
              {appliance.name}
            </Button>
          ))}
        <Button
          variant="secondary"
          size="small"
          aria-disabled={isFull || undefined}
          onClick={() => add({ name: t('Other appliance'), watts: 100, hoursPerDay: 1 })}
        >
          <AddIcon className="size-5" />
          {t('Add another appliance')}
        </Button>
        <FullListNote count={appliances.length} max={MAX_APPLIANCES} />
      </div>
    </>
  )
}
