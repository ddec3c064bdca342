import { translate } from '../../i18n/index.js'
import type { recipeImportStrings } from './RecipeImport.strings.js'

export const recipeImportIt = translate<typeof recipeImportStrings>('recipeImport', {
  importRecipe: 'Importa ricetta',
  failed: 'Impossibile importare la ricetta',
})
