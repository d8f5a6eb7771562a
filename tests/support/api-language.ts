import { afterAll, beforeAll } from 'vitest'
import { allowEnglishOutsideOfRequests } from '../../server/http/request-language.ts'

/* Importing the app renders no text; the tests themselves may. */

allowEnglishOutsideOfRequests(false)
beforeAll(() => allowEnglishOutsideOfRequests(true))
afterAll(() => allowEnglishOutsideOfRequests(false))
