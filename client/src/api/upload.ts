import type { Reply } from '#shared/contract/api.ts'
import { endpoints } from '#shared/contract/endpoints.ts'
import { HttpError, serverUnreachable } from './call.ts'

/** The server checks, resizes and stores the picture. */
export async function upload(file: File): Promise<Reply<'upload'>> {
  const [, , method, path] = endpoints.upload
  const headers = { 'Content-Type': file.type || 'application/octet-stream' }
  const response = await fetch(path, { method, credentials: 'include', headers, body: file }).catch((cause) => {
    throw new Error(serverUnreachable(), { cause })
  })
  if (!response.ok) throw new HttpError(response.status, await response.text(), response.statusText)
  return response.json()
}
