export { RecipeNameDialog } from './RecipeNameDialog.js'
export type { RecipeNameDialogProps } from './RecipeNameDialog.types.js'
