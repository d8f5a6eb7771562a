/** A place under the sun, with the clock its people keep. */
export interface Site {
  /** North and east positive [°]. */
  readonly latitude: number
  readonly longitude: number
  /** IANA name. */
  readonly timeZone: string
}
