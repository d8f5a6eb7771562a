/* Cards that other sites show in a frame, and the code for it. */

/** Height without the script that sets that of the content [px]. */
export const EMBED_HEIGHT = 420
export const EMBED_WIDTH = 640

/** Pages of others name this file with its hash: it never changes. A new version gets another name. */
export const EMBED_SCRIPT = '/embed/1.js'
export const EMBED_SCRIPT_INTEGRITY = 'sha384-L/2FR0/LVOEM0mu1r0l7Rc1mBjztxgvTLtVYr0kgxS7jEu2arRCQHTZ2YVkBwaPX'

/** @param address, title escaped for HTML */
export const iframeCode = (address: string, title: string, width: string | number = '100%', height = EMBED_HEIGHT) =>
  `<iframe src="${address}" title="${title}" loading="lazy" width="${width}" height="${height}" style="border:0;max-width:${EMBED_WIDTH}px"></iframe>`

export const embedScriptCode = (origin: string) =>
  `<script async src="${origin}${EMBED_SCRIPT}" integrity="${EMBED_SCRIPT_INTEGRITY}" crossorigin="anonymous"></script>`

/** Address at which programs ask for the card of a page. */
export const oembedAddress = (origin: string, path: string) =>
  `${origin}/oembed?url=${encodeURIComponent(origin + path)}`
