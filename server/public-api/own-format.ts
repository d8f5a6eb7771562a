import { STATUS_CODES } from 'node:http'
import type { Family } from './tool.ts'

/** Problem details of RFC 9457. */
export const problemFamily: Family = {
  describeError: (status, detail) => ({
    type: 'application/problem+json',
    text: JSON.stringify({ type: 'about:blank', title: STATUS_CODES[status] ?? 'Error', status, detail }),
  }),
  describeParameter: (name, isMissing, issue) => (isMissing ? `${name} is missing` : `${name} is not valid. ${issue}`),
  parameterStatus: 400,
}
