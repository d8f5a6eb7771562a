import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'

/**
 * The document by the schema of OpenAPI 3.1, and answers by the document.
 * @param {string} origin
 * @param {readonly (readonly [path: string, query: Readonly<Record<string, string | number>>])[]} requests
 * @returns {Promise<string[]>} what is wrong
 */
export async function validateApi(origin, requests) {
  const document = await (await fetch(`${origin}/api/v1/openapi.json`)).json()
  const { valid, errors } = await new Validator().validate(document)
  const faults = valid ? [] : [`The document: ${JSON.stringify(errors)}`]
  const ajv = new Ajv2020({ allErrors: true, strict: true })
  for (const [path, query] of requests) {
    const { responses, parameters } = document.paths[path].get
    const withoutParameters = parameters.some(({ required }) => required) ? [{}] : []
    const ask = (given, method = 'GET') => fetch(`${origin}${path}?${new URLSearchParams(given)}`, { method })
    const answers = [
      ask({ ...query, outputformat: 'json' }),
      ...withoutParameters.map((none) => ask(none)),
      ask(query, 'PUT'),
    ]
    for (const answer of await Promise.all(answers)) {
      const [type = ''] = (answer.headers.get('content-type') ?? '').split(';')
      const schema = (responses[answer.status] ?? responses.default).content[type]?.schema
      if (!schema) faults.push(`${path}: no schema of ${answer.status} ${type}`)
      else if (!ajv.validate(schema, await answer.json())) faults.push(`${path}: ${ajv.errorsText()}`)
    }
  }
  return faults
}
