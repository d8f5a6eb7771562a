export const NASA_ATTRIBUTION =
  // untranslated: the credit that NASA asks for
  'Solar and temperature climatology derived from NASA Langley Research Center’s POWER Project, funded through the NASA Earth Science/Applied Science Program.'
export const NASA_YEARS = '2001–2020'
