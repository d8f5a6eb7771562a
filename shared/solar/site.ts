export interface Site {
  /** North and east positive [°]. */
  readonly latitude: number
  readonly longitude: number
  readonly timeZone: string
}
