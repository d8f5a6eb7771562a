import { pvgisTools } from './pvgis.ts'
import { pvgisFamily } from './pvgis-format.ts'
import type { Family, Tool } from './tool.ts'

/** The versions of PVGIS, and its address without one. */
const PVGIS_FOLDERS = ['/api/', '/api/v5_1/', '/api/v5_2/', '/api/v5_3/']

/** All addresses of the public API. */
export const toolsByPath: ReadonlyMap<string, Tool> = new Map(
  PVGIS_FOLDERS.flatMap((folder) =>
    Object.entries(pvgisTools).map(([name, tool]): [string, Tool] => [folder + name, tool]),
  ),
)

/** Folders whose every address belongs to the public API, with the form of their errors. */
const FOLDERS: readonly (readonly [string, Family])[] = [
  ['/api/v5_1/', pvgisFamily],
  ['/api/v5_2/', pvgisFamily],
  ['/api/v5_3/', pvgisFamily],
]

/** `undefined` for addresses that do not belong to the public API. */
export const familyOf = (path: string): Family | undefined =>
  toolsByPath.get(path)?.family ?? FOLDERS.find(([folder]) => path.startsWith(folder))?.[1]
