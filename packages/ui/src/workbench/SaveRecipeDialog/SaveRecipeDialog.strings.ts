import { defineStrings } from '../../i18n/index.js'

export const saveRecipeDialogStrings = defineStrings('saveRecipeDialog', {
  heading: 'Add to recipe',
  recipe: 'Recipe',
  newRecipe: 'New recipe',
  steps: (text: string, count: number) => (count === 1 ? `${text} step` : `${text} steps`),
  name: 'Name of the new recipe',
  missing: 'Enter or choose a value.',
  note: 'A recipe stores options only, never your data.',
})
