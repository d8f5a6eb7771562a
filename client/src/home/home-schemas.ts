/* What needs the schemas of a home, in one chunk: see `load-home-schemas.ts`. */

export { parseHome, parseHomeJson } from '#shared/home/parse.ts'
export { applyScenario, customScenariosOf, withUpdatedScenario } from '#shared/home/scenario-home.ts'
export { validateHome } from '#shared/plan/validate-home.ts'
