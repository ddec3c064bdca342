export type { SavedRecipe, RecipeChoice, SaveRecipeDialogProps } from './SaveRecipeDialog.types.js'
