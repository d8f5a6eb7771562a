import { useMemo } from 'react'
import { carbonAttribution } from '#shared/carbon/attribution.ts'
import { countryName } from '#shared/format/names.ts'
import type { Home } from '#shared/home/home.ts'
import { t } from '#shared/language/t.ts'
import type { Plan } from '#shared/plan/plan.ts'
import { computeCarbon, gridPlaceOf, type PlanCarbon } from '#shared/plan/plan-carbon.ts'
import { useHomeRegion } from '../../../home/home-region.ts'
import { Disclosure } from '../../../ui/disclosure.tsx'
import { FigureField } from '../../fields/figure-field.tsx'
import { describeCarbonPayback, describeGrid, summarizeCarbon } from '../../words/describe-carbon.ts'
import { FigureDisclosure } from './figure-disclosure.tsx'

interface CarbonDisclosureProps {
  /** The planned home. */
  readonly home: Home
  readonly plan: Plan
}

export default function CarbonDisclosure({ home, plan }: CarbonDisclosureProps) {
  const region = useHomeRegion()
  const carbon = useMemo(() => computeCarbon(home, plan), [home, plan])
  const { country } = gridPlaceOf(home)
  const summary = carbon
    ? summarizeCarbon(carbon, plan.years.length, region)
    : t('We do not know how clean the electricity is here.')
  return (
    <section aria-label={t('Carbon')}>
      <Disclosure
        title={
          <>
            <span className="block">{t('Carbon')}</span>
            <span className="block text-note leading-snug font-normal text-soft">{summary}</span>
          </>
        }
      >
        <div className="grid gap-4 *:min-w-0">
          {carbon ? (
            <CarbonDetails carbon={carbon} home={home} plan={plan} />
          ) : (
            <p>
              {t('We have no figure for this place: {place}. So we cannot say how much CO₂ your solar avoids.', {
                place: countryName(country),
              })}
            </p>
          )}
          <FigureField
            label={t('CO₂ of grid electricity (g per kWh)')}
            hint={t('Your electricity provider or a public authority publishes it. Leave empty if you do not know it.')}
            path="tariff.carbonPerKwh"
            className="max-w-md print:hidden"
          />
        </div>
      </Disclosure>
    </section>
  )
}

function CarbonDetails({ carbon, home, plan }: CarbonDisclosureProps & { carbon: PlanCarbon }) {
  const region = useHomeRegion()
  const { country } = gridPlaceOf(home)
  return (
    <>
      <p>{describeCarbonPayback(carbon, plan.years.length, region)}</p>
      <p>{describeGrid(carbon.grid, region)}</p>
      {carbon.grid.country !== country && (
        <p>{t("We have no figure for {place}, so we use another country's.", { place: countryName(country) })}</p>
      )}
      {home.system.battery && (
        <p>
          {t(
            'A battery avoids almost nothing by itself: it moves your solar to other hours. So we count what making it causes, and its losses.',
          )}
        </p>
      )}
      <p>
        {t(
          'These are averages of a year over the complete life of the power plants. They include other greenhouse gases. Which power plant your solar replaces differs by hour and place. We count the electricity made in the country, not what it buys from others. Solar you use and solar you export count the same.',
        )}
      </p>
      <div className="grid gap-3 *:min-w-0">
        {carbon.figures.map((figure) => (
          <FigureDisclosure key={figure.label} figure={figure} region={region} />
        ))}
      </div>
      <p className="text-note text-soft">{carbonAttribution()}</p>
    </>
  )
}
