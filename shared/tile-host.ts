const ADDRESS = /^https?:\/\/(?:[^/@]*@)?(?:\{s\}\.)?([^/]*)/i

/**
 * The host that a map's tiles come from, as a person reads it: of `https://{s}.tiles.example/{z}/{x}/{y}.png` it is
 * `tiles.example`.
 */
export const tileHost = (tileUrl: string): string => ADDRESS.exec(tileUrl)?.[1] ?? ''
