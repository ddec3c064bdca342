export { SaveRecipeDialog } from './SaveRecipeDialog.js'
export type {
  SavedRecipe,
  RecipeChoice,
  RecipeSource,
  SaveRecipeDialogProps,
} from './SaveRecipeDialog.types.js'
