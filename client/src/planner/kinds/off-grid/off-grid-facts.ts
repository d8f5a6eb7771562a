import { formatFacts } from '#shared/format/list.ts'
import { formatShare } from '#shared/format/number.ts'
import { formatFigure, formatPanels } from '#shared/format/quantity.ts'
import { t } from '#shared/language/t.ts'
import type { OffGridRecommendation } from '#shared/plan/kinds/recommend-off-grid.ts'
import type { Region } from '#shared/region.ts'

/** Lists facts for the plan so far. */
export function listOffGridFacts(
  offGrid: OffGridRecommendation | undefined,
  region: Region,
): readonly (readonly [label: string, value: string | null])[] {
  const system = offGrid?.system
  return [
    [t('Electricity use'), system ? formatFigure(system.year.use, 'kWh/year', region) : null],
    [
      t('Panels'),
      system ? formatFacts([formatPanels(system.panels, region), formatFigure(system.kwp, 'kWp', region)]) : null,
    ],
    [t('Battery'), system ? formatFigure(system.batteryKwh, 'kWh', region) : null],
    [t('Solar output'), system ? formatFigure(system.year.solar, 'kWh/year', region) : null],
    [t('Price'), system ? formatFigure(system.cost, 'money', region) : null],
    [t('Days that run short'), system ? formatShortDays(system.year.shortDays, region) : null],
  ]
}

/** The share is that of a typical year: a dark one has more. */
export const formatShortDays = (share: number, region: Region): string =>
  share === 0 ? t('none') : t('at least {share}', { share: formatShare(share, region, share < 0.1 ? 1 : 0) })
