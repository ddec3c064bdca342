import { defineStrings } from '../../i18n/index.js'

export const saveRecipeDialogStrings = defineStrings('saveRecipeDialog', {
  options: 'Add to recipe',
  jobs: 'Save these jobs as a recipe',
  save: 'Save recipe',
  added: 'Steps to add',
  recipe: 'Recipe',
  newRecipe: 'New recipe',
  steps: (text: string, count: number) => (count === 1 ? `${text} step` : `${text} steps`),
  name: 'Name of the new recipe',
  missing: 'Enter or choose a value.',
  byHand: 'Texts that you wrote by hand are not added.',
  note: 'A recipe stores options only, never your data.',
})
