import { toBase64Url } from '#shared/home/base64url.ts'
import { checksum } from '#shared/home/checksum.ts'

/** Bytes as the fragment of a share link carries them, with the checksum that belongs to them. */
export function sealedLink(packed: Uint8Array): string {
  const bytes = new Uint8Array(packed.length + 4)
  new DataView(bytes.buffer).setUint32(0, checksum(packed))
  bytes.set(packed, 4)
  return `1.${toBase64Url(bytes)}`
}
