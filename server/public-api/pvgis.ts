import { z } from 'zod'
import { HttpError } from '../http/errors.ts'
import { drcalc } from './pvgis-drcalc.ts'
import { pvgisFamily } from './pvgis-format.ts'
import { mrcalc } from './pvgis-mrcalc.ts'
import { printhorizon } from './pvgis-printhorizon.ts'
import { pvcalc } from './pvgis-pvcalc.ts'
import { seriescalc } from './pvgis-seriescalc.ts'
import { shscalc } from './pvgis-shscalc.ts'
import { defineTool, type Tool } from './tool.ts'

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
export const pvgisTools: Readonly<Record<string, Tool>> = {
  PVcalc: pvcalc,
  seriescalc,
  MRcalc: mrcalc,
  DRcalc: drcalc,
  SHScalc: shscalc,
  printhorizon,
  tmy,
}
