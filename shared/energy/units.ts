export const WATTS_PER_KW = 1_000
