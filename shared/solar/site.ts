/** A location with its time zone. */
export interface Site {
  /** North and east positive [°]. */
  readonly latitude: number
  readonly longitude: number
  /** IANA name. */
  readonly timeZone: string
}
