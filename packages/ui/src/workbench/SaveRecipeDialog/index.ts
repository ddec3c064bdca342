export { SaveRecipeDialog } from './SaveRecipeDialog.js'
export type { SavedRecipe, RecipeChoice, SaveRecipeDialogProps } from './SaveRecipeDialog.types.js'
