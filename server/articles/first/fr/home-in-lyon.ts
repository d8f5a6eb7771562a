import preset from '#shared/presets/countries/fr.json' with { type: 'json' }
import { figureFormats } from '../../format-figures.ts'
import figures from './figures.json' with { type: 'json' }

/* What the French articles share: the home in Lyon of their examples, prices in France, and sources. */

export const { number, percent, money, price } = figureFormats('fr')

export { figures }

/** With the standing charge spread over each kWh [€/kWh]. */
export const PRICE = preset.price.value
/** Regulated tariff of August 2025 without its standing charge, as Potentielsolaire gives it [€/kWh]. */
export const REGULATED_PRICE = 0.1952
/** Of the first quarter of 2026 [€/kWh]. */
export const EXPORT_RATE = 0.04
/** Of the first quarter of 2026 [€/kWp]. */
export const PREMIUM = 80
/** [kWh a year] */
export const USE = 4500
/** [kWh a year]: 12,000 km of 18 kWh per 100 km. */
export const CAR_USE = 2160
/** A hundredth of the price a year. */
export const MAINTENANCE = 0.01

/** `25,6 centimes` */
export const cents = (pricePerKwh: number, decimals = 1) => `${number(pricePerKwh * 100, decimals)} centimes`

function rowOf<Row>(rows: readonly Row[], fits: (row: Row) => boolean): Row {
  const row = rows.find(fits)
  if (!row) throw new Error('The article’s figure is missing')
  return row
}

export const sizeOf = (panels: number) => rowOf(figures.sizes, (row) => row.panels === panels)
export const batteryOf = (kwh: number) => rowOf(figures.batteries, (row) => row.kwh === kwh)
export const priceOf = (kwp: number) => rowOf(figures.prices, (row) => row.kwp === kwp)
/** From 1. */
export const monthOf = (month: number) => rowOf(figures.months, (row) => figures.months.indexOf(row) === month - 1)

type Home = ReturnType<typeof sizeOf>['home']

/** Of the output, used at home [kWh a year]. */
export const usedAtHome = ({ output, selfConsumption }: Home) => output * selfConsumption

/** Each as an item of the list of sources. */
export const sources = {
  eurostat:
    '<li>Eurostat, <a href="https://ec.europa.eu/eurostat/databrowser/view/nrg_pc_204/default/table">Prix de l’électricité pour les ménages</a>, 2e semestre 2025</li>',
  systemPrices:
    '<li>Potentielsolaire, <a href="https://www.potentielsolaire.com/prix-panneaux-solaires">Prix des panneaux solaires</a>, mars 2026, dont nous tirons nos prix par puissance</li>',
  batteryPrices:
    '<li>Potentielsolaire, <a href="https://www.potentielsolaire.com/batteries-stockage">Batteries de stockage</a>, janvier 2026, qui donne aussi le prix du kWh au tarif réglementé d’août 2025</li>',
  surplus:
    '<li>MoneyVox, <a href="https://www.moneyvox.fr/energie/actualites/105488/panneaux-photovoltaiques-aide-tarif-de-revente-de-electricite-voici-les-nouveaux-montants">Tarif de vente et prime du 1er trimestre 2026</a>, et A2C Énergies, <a href="https://a2cenergies.fr/tarifs-photovoltaique-primes-trimestre-1-2026">le même barème</a></li>',
  regulator:
    '<li>Commission de régulation de l’énergie, <a href="https://cre.fr/actualites/nos-lettres-dinformation/la-cre-publie-les-nouveaux-tarifs-et-primes-relatifs-aux-installations-photovoltaiques-implantees-sur-batiment-hangar-ou-ombriere-dune-puissance-crete-installee-inferieure-ou-egale-a-500-kw.html">Tarifs et primes du photovoltaïque sur bâtiment</a>, 2025</li>',
  vat: '<li>pv magazine France, <a href="https://www.pv-magazine.fr/2025/09/09/larrete-sur-la-tva-solaire-a-55-publie-au-journal-officiel">L’arrêté sur la TVA à 5,5 %</a>, septembre 2025</li>',
  offPeak:
    '<li>Boursorama, <a href="https://www.boursorama.com/budget/conso/actualites/electricite-les-heures-creuses-vont-etre-deplacees-a-partir-du-1er-novembre-2025-afeb6976ee8066d373063599617d03a2">Les heures creuses vont être déplacées</a>, septembre 2025</li>',
  climate:
    '<li>NASA Langley Research Center, <a href="https://power.larc.nasa.gov/">POWER project</a> : ensoleillement de 2001 à 2020 ; production calculée avec le modèle de Helioplan, voir <a href="/fr/accuracy">Quelle est la précision ?</a></li>',
  pvgis:
    '<li>Commission européenne, Centre commun de recherche, <a href="https://re.jrc.ec.europa.eu/pvg_tools/en/">PVGIS</a></li>',
} as const
