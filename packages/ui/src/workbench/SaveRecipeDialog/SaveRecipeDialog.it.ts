import { translate } from '../../i18n/index.js'
import type { saveRecipeDialogStrings } from './SaveRecipeDialog.strings.js'

export const saveRecipeDialogIt = translate<typeof saveRecipeDialogStrings>('saveRecipeDialog', {
  options: 'Aggiungi a una ricetta',
  jobs: 'Salva queste attività come ricetta',
  save: 'Salva ricetta',
  added: 'Passaggi da aggiungere',
  recipe: 'Ricetta',
  newRecipe: 'Nuova ricetta',
  steps: (text, count) => (count === 1 ? `${text} passaggio` : `${text} passaggi`),
  name: 'Nome della nuova ricetta',
  missing: 'Inserisci o scegli un valore.',
  note: 'Una ricetta conserva solo le opzioni, mai i tuoi dati.',
})
