import { translate } from '../../i18n/index.js'
import type { recipeNameDialogStrings } from './RecipeNameDialog.strings.js'

export const recipeNameDialogIt = translate<typeof recipeNameDialogStrings>('recipeNameDialog', {
  create: 'Nuova ricetta',
  rename: 'Rinomina ricetta',
  name: 'Nome',
  hint: 'Per esempio a cosa serve o per quale fornitore.',
  missing: 'Inserisci o scegli un valore.',
  createIt: 'Crea ricetta',
  save: 'Salva',
})
