export type { RecipeImportProps } from './RecipeImport.types.js'
