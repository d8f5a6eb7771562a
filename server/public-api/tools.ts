import { z } from 'zod'
import { HttpError } from '../http/errors.ts'
import { describeApi } from './openapi.ts'
import { ownTools } from './own.ts'
import { drcalc } from './pvgis-drcalc.ts'
import { pvgisFamily } from './pvgis-format.ts'
import { mrcalc } from './pvgis-mrcalc.ts'
import { printhorizon } from './pvgis-printhorizon.ts'
import { pvcalc } from './pvgis-pvcalc.ts'
import { seriescalc } from './pvgis-seriescalc.ts'
import { shscalc } from './pvgis-shscalc.ts'
import { pvwattsFamily, pvwattsTools } from './pvwatts.ts'
import { defineTool, type Family, json, problemFamily, type Tool } from './tool.ts'

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
