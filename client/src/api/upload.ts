import type { Reply } from '#shared/contract/api.ts'
import { endpoints } from '#shared/contract/endpoints.ts'
import { readError, serverUnreachable, UserFacingError } from './call.ts'

/** The server checks, resizes and stores the picture. */
export async function upload(file: File): Promise<Reply<'upload'>> {
  const [, , method, path] = endpoints.upload
  const headers = { 'Content-Type': file.type || 'application/octet-stream' }
  const response = await fetch(path, { method, credentials: 'include', headers, body: file }).catch((cause) => {
    throw new UserFacingError(serverUnreachable(), { cause })
  })
  if (!response.ok) throw await readError(response)
  return response.json()
}
