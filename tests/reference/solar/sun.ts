/**
 * Reference values of NREL's Solar Position Algorithm (Reda & Andreas, NREL/TP-560-34302): its worked example (appendix
 * A.5, section 4), and rise, transit and set at five dates and places from the tests of pvlib-python.
 */
export const SPA_EXAMPLE = {
  time: '2003-10-17T12:30:30-07:00',
  latitude: 39.742476,
  longitude: -105.1786,
  /** Geocentric declination [°]. */
  declination: -9.31434,
  /** Topocentric altitude without refraction [°]. */
  altitude: 39.872046,
  /** [°] 0 = north, clockwise */
  azimuth: 194.340241,
} as const

/**
 * `offset` is the UTC offset in ISO 8601. SPA counts days in UTC: its sunset for 2 August 2015 in Colorado is at 02:13
 * UTC, in the evening of the 1st; `setDate` is the local date of each sunset.
 */
export const SPA_DAYS = [
  {
    latitude: -35,
    longitude: 0,
    date: '1996-07-05',
    setDate: '1996-07-05',
    offset: 'Z',
    rise: '07:08:15',
    transit: '12:04:36',
    set: '17:01:04',
  },
  {
    latitude: -35,
    longitude: 0,
    date: '2004-12-04',
    setDate: '2004-12-04',
    offset: 'Z',
    rise: '04:38:57',
    transit: '11:50:22',
    set: '19:02:03',
  },
  {
    latitude: 39.742476,
    longitude: -105.1786,
    date: '2015-01-02',
    setDate: '2015-01-02',
    offset: '-07:00',
    rise: '07:21:55',
    transit: '12:04:45',
    set: '16:47:43',
  },
  {
    latitude: 39.742476,
    longitude: -105.1786,
    date: '2015-08-02',
    setDate: '2015-08-01',
    offset: '-07:00',
    rise: '05:00:27',
    transit: '12:06:58',
    set: '19:13:58',
  },
  {
    latitude: 40,
    longitude: -80,
    date: '2000-01-01',
    setDate: '2000-01-01',
    offset: '-05:00',
    rise: '07:41:51',
    transit: '12:23:23',
    set: '17:05:04',
  },
] as const
