import { t } from '../language/t.ts'

/** The credit that NASA asks for. */
export const nasaAttribution = () =>
  t(
    'Solar and temperature climatology derived from NASA Langley Research Center’s POWER Project, funded through the NASA Earth Science/Applied Science Program.',
  )
export const NASA_YEARS = '2001–2020'

/** Credits of the fine climate table. */
export const climateAttribution = () =>
  t(
    '{credit} Temperature: CHELSA climatologies, Karger et al. 2017, doi:10.1038/sdata.2017.122, CC BY 4.0, modified; NASA POWER. Elevation: NOAA ETOPO5; GeoNames, CC BY 4.0, modified.',
    { credit: nasaAttribution() },
  )
