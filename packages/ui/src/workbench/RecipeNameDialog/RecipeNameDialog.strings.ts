import { defineStrings } from '../../i18n/index.js'

export const recipeNameDialogStrings = defineStrings('recipeNameDialog', {
  create: 'New recipe',
  rename: 'Rename recipe',
  name: 'Name',
  hint: 'For example, what it is for or which supplier.',
  missing: 'Enter or choose a value.',
  createIt: 'Create recipe',
  save: 'Save',
})
