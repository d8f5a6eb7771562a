import { z } from 'zod'
import { MODEL_VERSION } from '#shared/solar/model-version.ts'
import { HttpError } from '../http/errors.ts'
import { ownTools } from './own.ts'
import { pvgisFamily } from './pvgis-format.ts'
import { pvcalc, seriescalc } from './pvgis-photovoltaics.ts'
import { printhorizon } from './pvgis-printhorizon.ts'
import { drcalc, mrcalc } from './pvgis-radiation.ts'
import { shscalc } from './pvgis-shscalc.ts'
import { pvwattsFamily, pvwattsRefusal, pvwattsTools } from './pvwatts.ts'
import { defineTool, type Family, json, problemFamily, type Tool } from './tool.ts'

/** The OpenAPI 3.1 document, from the schemas that parse the requests. */
const describeApi = (tools: ReadonlyMap<string, Tool>) => ({
  openapi: '3.1.0',
  info: {
    title: 'Helioplan',
    version: `1 (model ${MODEL_VERSION})`,
    summary: 'Solar yield of any place, also at the addresses of PVGIS and PVWatts',
    license: { name: 'CC BY 4.0', identifier: 'CC-BY-4.0' },
  },
  servers: [{ url: '/' }],
  paths: Object.fromEntries([...tools].map(([path, tool]) => [path, { get: describeTool(path, tool) }])),
})

function describeTool(path: string, tool: Tool) {
  const { properties = {} } = toSchema(tool.parameters, 'input') as {
    properties?: Record<string, Record<string, unknown>>
  }
  const { wrongParameter, other } = errorsOf(tool)
  const success =
    tool.family === pvgisFamily
      ? { 'application/json': { schema: toSchema(pvgisReply) }, 'text/csv': { schema: { type: 'string' } } }
      : { 'application/json': { schema: tool.reply ? toSchema(tool.reply) : { type: 'object' } } }
  return {
    operationId: path.replace(/^\/api\//, '').replace(/\W+/g, '_'),
    summary: tool.summary,
    parameters: Object.entries(properties).map(([name, { description, ...schema }]) => ({
      name,
      in: 'query',
      // The JSON schema calls each number optional, as it is read from a text of any kind.
      required: tool.parameters.shape[name]?.safeParse(undefined).success === false,
      ...(description !== undefined && { description }),
      schema,
    })),
    responses: {
      ...(!tool.isRefused && { '200': { description: tool.summary, content: success } }),
      [tool.family.parameterStatus]: {
        description: tool.isRefused ? tool.summary : 'A parameter is missing or wrong',
        content: wrongParameter,
      },
      '429': { description: 'Too many computed answers: see Retry-After', content: other },
      '503': { description: 'Too many are asking: see Retry-After', content: other },
      default: { description: 'Another error', content: other },
    },
  }
}

function errorsOf({ family }: Tool) {
  const type = family === problemFamily ? 'application/problem+json' : 'application/json'
  const contentOf = (schema: z.ZodType) => ({ [type]: { schema: toSchema(schema) } })
  if (family === pvwattsFamily) return { wrongParameter: contentOf(pvwattsRefusal), other: contentOf(gatewayError) }
  const content = contentOf(family === problemFamily ? problem : pvgisError)
  return { wrongParameter: content, other: content }
}

const section = z.record(z.string(), z.unknown())
const problem = z.object({ type: z.string(), title: z.string(), status: z.number(), detail: z.string() })
const pvgisError = z.object({ message: z.string(), status: z.number() })
const gatewayError = z.object({ error: z.object({ code: z.string(), message: z.string() }) })
const pvgisReply = z.object({
  inputs: section,
  outputs: section,
  meta: z.object({ model: z.string(), note: z.string(), attribution: z.string(), inputs: section, outputs: section }),
})

function toSchema(schema: z.ZodType, io: 'input' | 'output' = 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

/*
 * The tools of PVGIS 5.x (https://joint-research-centre.ec.europa.eu/photovoltaic-geographical-information-system-pvgis):
 * its parameters and answers, with our climate and model.
 */

const tmy = defineTool({
  summary: 'Refused: no humidity, wind or thermal radiation is known',
  family: pvgisFamily,
  parameters: z.object({}),
  isRefused: true,
  compute() {
    throw new HttpError(
      400,
      'Helioplan knows no humidity, wind or thermal radiation, so it has no TMY: use seriescalc or /api/v1/hours for the hours of a typical year',
    )
  },
})

/** Tools by the name that PVGIS gives them. */
const pvgisTools: Readonly<Record<string, Tool>> = {
  PVcalc: pvcalc,
  seriescalc,
  MRcalc: mrcalc,
  DRcalc: drcalc,
  SHScalc: shscalc,
  printhorizon,
  tmy,
}

/** Folders with their tools; where every address belongs to the public API, the form of the errors. */
const FOLDERS: readonly (readonly [string, Readonly<Record<string, Tool>>, Family?])[] = [
  ['/api/v1/', ownTools, problemFamily],
  ['/api/', pvgisTools],
  ['/api/v5_1/', pvgisTools, pvgisFamily],
  ['/api/v5_2/', pvgisTools, pvgisFamily],
  ['/api/v5_3/', pvgisTools, pvgisFamily],
  ['/api/pvwatts/', pvwattsTools, pvwattsFamily],
]

const tools = new Map(
  FOLDERS.flatMap(([folder, tools]) => Object.entries(tools).map(([name, tool]) => [folder + name, tool] as const)),
)

/** All addresses of the public API. */
export const toolsByPath: ReadonlyMap<string, Tool> = tools.set(
  '/api/v1/openapi.json',
  defineTool({
    summary: 'This document',
    family: problemFamily,
    parameters: z.object({}),
    compute: () => json(describeApi(tools)),
  }),
)

/** `undefined` for addresses that do not belong to the public API. */
export const familyOf = (path: string): Family | undefined =>
  toolsByPath.get(path)?.family ?? FOLDERS.find(([folder, , family]) => family && path.startsWith(folder))?.[2]
