/** `5.3 kW`, on one line. */
export const withUnit = (value: string, unit: string): string => `${value}\u00a0${unit}`
