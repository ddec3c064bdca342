export { RecipeImport } from './RecipeImport.js'
export type { RecipeImportProps } from './RecipeImport.types.js'
