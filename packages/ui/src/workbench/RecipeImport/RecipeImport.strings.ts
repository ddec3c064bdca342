import { defineStrings } from '../../i18n/index.js'

export const recipeImportStrings = defineStrings('recipeImport', {
  importRecipe: 'Import recipe',
  failed: 'The recipe could not be imported',
})
