export { RecipePage } from './RecipePage.js'
export type { RecipePageProps } from './RecipePage.types.js'
