/** The Italian texts of the automations. */
export { automationTextsIt } from './automations/bySlug/it.ts'
export { problemTextsIt } from './options/problems.ts'
