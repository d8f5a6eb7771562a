import { carbonAttribution } from '#shared/carbon/attribution.ts'
import { NREL_ATTRIBUTION } from '#shared/energy/load-profiles.ts'
import { t } from '#shared/language/t.ts'
import accuracy from '#shared/solar/accuracy.json'
import { climateAttribution } from '#shared/solar/nasa.ts'
import { BulletList } from '../../ui/bullet-list.tsx'
import { CardSection } from '../../ui/card.tsx'
import { tRich } from '../../ui/rich-message.tsx'
import { FigureTable, type FigureTableProps } from '../../ui/table.tsx'
import { formatName, useAccuracyFormats } from './figures.ts'

/** One comparison; its parts are shown in this order. */
export interface AccuracySection {
  readonly heading: string
  readonly intro?: string
  readonly table?: FigureTableProps
  /** A paragraph, or several. */
  readonly remarks?: string | readonly string[]
  readonly note?: string
  readonly points?: readonly string[]
  readonly secondTable?: FigureTableProps
  /** Name of the reference in `accuracy.json`. */
  readonly source?: string
}

export const AccuracyCard = ({ section }: { section: AccuracySection }) => {
  const { heading, intro, table, remarks = [], note, points, secondTable, source } = section
  return (
    <CardSection heading={heading}>
      {intro && <p className="mb-4 text-soft">{intro}</p>}
      {table && <FigureTable {...table} />}
      {[remarks].flat().map((remark) => (
        <p key={remark} className="mt-4">
          {remark}
        </p>
      ))}
      {note && <p className="mt-4 text-soft">{note}</p>}
      {points && <BulletList items={points} {...(table && { className: 'mt-4' })} />}
      {secondTable && (
        <div className="mt-6">
          <FigureTable {...secondTable} />
        </div>
      )}
      {source && <p className="mt-4 text-sm text-soft">{t('Reference: {source}.', { source: formatName(source) })}</p>}
    </CardSection>
  )
}

const { yields } = accuracy

export function SourcesSection() {
  const { number } = useAccuracyFormats()
  return (
    <>
      <CardSection heading={t('Choices we made')}>
        <p className="mb-4">
          {t(
            'Our formulas and constants are published, and the code names them. We chose these ourselves, so the figures above are not a strictly blind test:',
          )}
        </p>
        <BulletList
          items={[
            t(
              'Air temperature: the day is at most 4 °C warmer and 4 °C colder than its average. We chose this on PVWatts places when we made the model. Wind: 3 m/s over every roof. This is a round figure, as monthly climates have no wind.',
            ),
            t(
              'Formulas: we chose the set of published formulas that lowered the error at 43 PVWatts places. We picked the formula for diffuse light from four, by looking at the 8 places below. We changed no constant in any of them.',
            ),
            t(
              'Clouds: we chose how much they change the hours of a mixed day, so that the share of solar used at home matches 42 places with real hours. This does not change the output.',
            ),
            t(
              'Years: a year varies 1.16 times as much as 12 independent months would. This is the average of the 5 PVGIS places above. The uncertainty of each climate class is our judgment after comparing 1,200 weather stations and 381 cities.',
            ),
          ]}
        />
      </CardSection>
      <CardSection heading={t('Sources of the references')}>
        <p className="mb-5">{t('Reference: {source}.', { source: formatName(yields.source) })}</p>
        <FigureTable
          caption={t('Places and their weather files')}
          columns={[t('Place'), t('Latitude'), t('Longitude'), t('Weather')]}
          rows={yields.places.map(({ name, latitude, longitude, weather }) => [
            formatName(name),
            `${number(latitude, 2)}°`,
            `${number(longitude, 2)}°`,
            formatName(weather),
          ])}
        />
        <p className="mt-4 text-soft">
          {tRich(
            'Electricity use over the day: BDEW, standard load profiles H0 and H25; <credit>{text}</credit>. We use average days of each month.',
            { text: NREL_ATTRIBUTION, credit: (text) => <span lang="en">{text}</span> },
          )}
        </p>
        <p className="mt-4 text-soft">{t('Our climate: {credit}', { credit: climateAttribution() })}</p>
        <p className="mt-4 text-soft">{carbonAttribution()}</p>
        <p className="mt-4 text-soft">
          {t('A program works out the figures on this page, and anyone can run it again.')}
        </p>
      </CardSection>
    </>
  )
}
