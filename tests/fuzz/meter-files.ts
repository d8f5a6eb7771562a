import fc from 'fast-check'

/* Files that claim to be meter readings: tables and Green Button feeds, valid, broken, and expensive to parse. */

/** A file of any size. */
export interface GrowableFile {
  readonly what: string
  /** @param size number of lines, tags or characters */
  readonly grow: (size: number) => string
}

const hours = (size: number, line: (hour: number) => string) => Array.from({ length: size }, (_, hour) => line(hour))

/** Timestamps of a year, as in exports. */
const stamp = (hour: number) => new Date(Date.UTC(2025, 0, 1, hour)).toISOString().slice(0, 16).replace('T', ' ')

const reading = (hour: number) =>
  `<IntervalReading><timePeriod><duration>3600</duration><start>${1_735_689_600 + hour * 3_600}</start></timePeriod>` +
  `<value>${hour % 900}</value></IntervalReading>`

const FILE_FORMATS: Readonly<Record<string, (size: number) => string>> = {
  'a column of numbers': (size) => hours(size, (hour) => String(hour % 7)).join('\n'),
  'a table with dates': (size) => ['Time,kWh', ...hours(size, (hour) => `${stamp(hour)},0.${hour % 10}`)].join('\r\n'),
  'semicolons and decimal commas': (size) =>
    ['Datum;Verbrauch', ...hours(size, (hour) => `${stamp(hour)};0,${hour % 10}`)].join('\n'),
  'the same hour again and again': (size) => hours(size, () => '2025-10-26 02:00,1').join('\n'),
  'times that run backwards': (size) => hours(size, (hour) => `${stamp(size - hour)},1`).join('\n'),
  'empty cells': (size) => hours(size, (hour) => `${stamp(hour)},`).join('\n'),
  'many columns': (size) => hours(8_760, () => '1,'.repeat(Math.min(900, Math.ceil(size / 100)))).join('\n'),
  'one line': (size) => '1,'.repeat(size),
  'empty lines': (size) => '\n'.repeat(size),
  'carriage returns': (size) => '\r'.repeat(size),
  'open quotes': (size) => hours(size, () => '"').join('\n'),
  'quotes alone': (size) => '"'.repeat(size),
  'long numbers': (size) => hours(size, () => '9'.repeat(40)).join('\n'),
  spaces: (size) => `${' '.repeat(size)}1`,
  'dates that are none': (size) => hours(size, (hour) => `${hour}.13.20255 25:61,1`).join('\n'),
  'halves of characters': (size) => '\ud800'.repeat(size),
  'a feed': (size) => `<feed><uom>72</uom>${hours(size, reading).join('')}</feed>`,
  'a feed that breaks off': (size) => `<feed>${hours(size, reading).join('').slice(0, -20)}`,
  'deep tags': (size) => '<a>'.repeat(size),
  'open tags': (size) => '<'.repeat(size),
  'closing tags': (size) => '</value>'.repeat(size),
  comments: (size) => `<a>${'<!---->'.repeat(size)}`,
  'open comments': (size) => `<a>${'<!--'.repeat(size)}`,
  'a comment in every reading': (size) => `<a>${hours(size, (hour) => `<!-- ${hour} -->${reading(hour)}`).join('')}`,
  'one long tag': (size) => `<${'a'.repeat(size)}`,
  'many attributes': (size) => `<a ${'b="c" '.repeat(size)}></a>`,
  entities: (size) => `<!DOCTYPE a [${'<!ENTITY b "&b;&b;">'.repeat(size)}]><a>&b;</a>`,
  CDATA: (size) => `<a>${'<![CDATA['.repeat(size)}`,
}

export const growableFile: fc.Arbitrary<GrowableFile> = fc
  .constantFrom(...Object.keys(FILE_FORMATS))
  .map((what) => ({ what, grow: FILE_FORMATS[what] ?? String }))

/** Files up to a length [characters], some truncated or with text inserted. */
export const meterFile = (longest: number): fc.Arbitrary<string> =>
  fc
    .tuple(
      growableFile,
      fc.nat(Math.min(longest, 40_000)),
      fc.nat(longest),
      fc.string({ unit: 'binary', maxLength: 20 }),
    )
    .map(([{ grow }, size, cut, more]) => {
      const text = grow(size).slice(0, longest)
      return cut % 3 === 0 ? `${text.slice(0, cut)}${more}${text.slice(cut)}`.slice(0, longest) : text
    })
