import { MAX_KIT_PANELS } from '#shared/home/balcony.ts'
import { t } from '#shared/language/t.ts'
import { DEFAULTS } from '#shared/plan/basis/defaults.ts'
import { DEFAULT_KIT_PANELS, DEFAULT_RAILING_TILT } from '#shared/plan/kinds/plug-in-kit.ts'
import { equatorAzimuth } from '#shared/solar/compass.ts'
import { useHome } from '../../../home/home.ts'
import { useCountryPreset } from '../../../home/home-region.ts'
import { CardSection } from '../../../ui/card.tsx'
import { RadioChips } from '../../../ui/radio-chips.tsx'
import { setFigure } from '../../fields/edit.ts'
import { FigureFields } from '../../fields/figure-field.tsx'
import { FigureSource } from '../../fields/figure-source.tsx'
import type { PlaneSky } from '../../page/injected-components.ts'
import { DirectionDial } from '../../steps/roof/direction-dial.tsx'
import { PlaneShade } from '../../steps/roof/plane-shade.tsx'
import { KitPriceField } from './kit-price-field.tsx'

/** Tilts of the panels, from the horizontal [°]. */
const RAILING_TILTS = { upright: 90, outward: 70 } as const
type Railing = keyof typeof RAILING_TILTS
const RAILINGS: readonly Railing[] = ['upright', 'outward']

/** Kit, railing and shade of an apartment. Each has a typical value until it is entered. */
export default function BalconyForm({ Sky }: { Sky: PlaneSky }) {
  return (
    <>
      <KitSection />
      <RailingSection Sky={Sky} />
    </>
  )
}

function KitSection() {
  const panels = useHome(({ balcony }) => balcony?.panels ?? DEFAULT_KIT_PANELS)
  const limit = useCountryPreset()?.plugIn?.value
  return (
    <CardSection heading={t('Your plug-in solar kit')}>
      <div className="grid gap-6">
        <RadioChips
          data-figure="balcony.panels"
          label={t('Panels in the kit')}
          options={Object.fromEntries(Array.from({ length: MAX_KIT_PANELS }, (_, i) => [i + 1, i + 1]))}
          value={String(panels)}
          onValue={(count) => setFigure('balcony.panels', Number(count))}
        />
        <KitPriceField />
        <FigureFields
          fields={[
            {
              label: t('Panel size (W)'),
              hint: t('On the data sheet of the kit.'),
              path: 'balcony.watts',
              fromStored: (watts) => (typeof watts === 'number' ? watts : DEFAULTS.panelWatts.value),
              hidesSource: true,
            },
            {
              label: t('Inverter power (W)'),
              hint:
                limit === undefined
                  ? t(
                      'On the data sheet of the kit, often 600 or 800 W. Until you enter it, we assume that it lets through all that your panels make.',
                    )
                  : t('The most that the kit may send to your socket.'),
              path: 'balcony.inverterWatts',
              fromStored: (watts) => (typeof watts === 'number' ? watts : limit),
            },
          ]}
        />
      </div>
    </CardSection>
  )
}

function RailingSection({ Sky }: { Sky: PlaneSky }) {
  const place = useHome(({ place }) => place)
  const { tilt = DEFAULT_RAILING_TILT, azimuth, obstacles = [] } = useHome(({ balcony }) => balcony) ?? {}
  return (
    <CardSection heading={t('Your balcony')}>
      <div className="grid gap-6">
        <RadioChips
          data-figure="balcony.tilt"
          label={t('How the panels hang')}
          options={{ upright: <RailingLabel railing="upright" />, outward: <RailingLabel railing="outward" /> }}
          value={RAILINGS.find((railing) => RAILING_TILTS[railing] === tilt)}
          onValue={(railing) => setFigure('balcony.tilt', RAILING_TILTS[railing])}
        />
        <div className="grid content-start gap-2" data-figure="balcony.azimuth">
          <DirectionDial
            label={t('Direction the balcony faces')}
            hint={t('The way you look when you stand at the railing. Drag the arrow or use the arrow keys.')}
            azimuth={azimuth ?? (place && equatorAzimuth(place.latitude))}
            onAzimuth={(direction) => setFigure('balcony.azimuth', direction)}
          />
          <FigureSource path="balcony.azimuth" />
        </div>
        <div data-figure="balcony.obstacles" className="grid gap-2">
          <p className="text-soft">
            {t(
              'A balcony above does not shade panels on the outside of your railing, unless it reaches further out than yours. Walls beside you, trees and houses opposite do.',
            )}
          </p>
          <PlaneShade index={0} path="balcony.obstacles" shaded="kit" obstacles={obstacles} Sky={Sky} />
        </div>
      </div>
    </CardSection>
  )
}

function RailingLabel({ railing }: { railing: Railing }) {
  const lean = 20 / Math.tan((RAILING_TILTS[railing] * Math.PI) / 180)
  return (
    <>
      <svg
        viewBox="0 0 34 34"
        aria-hidden="true"
        className="size-8 fill-none stroke-current"
        strokeWidth="2"
        strokeLinecap="round"
      >
        <path d="M2 30H22V8M18 8H26M10 30V18" />
        <path d={`M25 9L${25 + lean} 29`} className="stroke-sun" strokeWidth="4" />
      </svg>
      {railing === 'upright' ? t('Upright (90°)') : t('Tilted outward (70°)')}
    </>
  )
}
