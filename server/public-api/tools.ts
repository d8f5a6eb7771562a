import { z } from 'zod'
import { describeApi } from './openapi.ts'
import { ownTools } from './own.ts'
import { problemFamily } from './own-format.ts'
import { pvgisTools } from './pvgis.ts'
import { pvgisFamily } from './pvgis-format.ts'
import { pvwattsFamily, pvwattsTools } from './pvwatts.ts'
import { defineTool, type Family, json, type Tool } from './tool.ts'

const below = (folder: string, tools: Readonly<Record<string, Tool>>) =>
  Object.entries(tools).map(([name, tool]): [string, Tool] => [folder + name, tool])

const tools = new Map([
  ...below('/api/v1/', ownTools),
  ...below('/api/', pvgisTools),
  ...below('/api/v5_1/', pvgisTools),
  ...below('/api/v5_2/', pvgisTools),
  ...below('/api/v5_3/', pvgisTools),
  ...below('/api/pvwatts/', pvwattsTools),
])

export const OPENAPI_PATH = '/api/v1/openapi.json'

/** All addresses of the public API. */
export const toolsByPath: ReadonlyMap<string, Tool> = tools.set(
  OPENAPI_PATH,
  defineTool({
    summary: 'This document',
    family: problemFamily,
    parameters: z.object({}),
    compute: () => json(describeApi(tools)),
  }),
)

/** Folders whose every address belongs to the public API, with the form of their errors. */
const FOLDERS: readonly (readonly [string, Family])[] = [
  ['/api/v1/', problemFamily],
  ['/api/v5_1/', pvgisFamily],
  ['/api/v5_2/', pvgisFamily],
  ['/api/v5_3/', pvgisFamily],
  ['/api/pvwatts/', pvwattsFamily],
]

/** `undefined` for addresses that do not belong to the public API. */
export const familyOf = (path: string): Family | undefined =>
  toolsByPath.get(path)?.family ?? FOLDERS.find(([folder]) => path.startsWith(folder))?.[1]
