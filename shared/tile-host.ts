const ADDRESS = /^https?:\/\/(?:[^/@]*@)?(?:\{s\}\.)?([^/]*)/i

/** `https://{s}.tiles.example/{z}/{x}/{y}.png` is `tiles.example`. */
export const parseTileHost = (tileUrl: string): string => ADDRESS.exec(tileUrl)?.[1] ?? ''
