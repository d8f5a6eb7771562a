import type { ServerResponse } from 'node:http'

/** Whether nothing has been sent yet, and the caller is still there. */
export const isWaiting = ({ headersSent, destroyed }: Pick<ServerResponse, 'headersSent' | 'destroyed'>) =>
  !headersSent && !destroyed
