import { toBase64Url } from '#shared/encoding/base64url.ts'
import { checksum } from '#shared/encoding/checksum.ts'

/** Fragment of a share link: the payload with its checksum. */
export function encodeShareLink(payload: Uint8Array): string {
  const bytes = new Uint8Array(payload.length + 4)
  new DataView(bytes.buffer).setUint32(0, checksum(payload))
  bytes.set(payload, 4)
  return `1.${toBase64Url(bytes)}`
}
