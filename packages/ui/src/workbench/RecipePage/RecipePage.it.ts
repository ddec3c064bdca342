import { translate } from '../../i18n/index.js'
import type { recipePageStrings } from './RecipePage.strings.js'

export const recipePageIt = translate<typeof recipePageStrings>('recipePage', {
  steps: (text, count) => (count === 1 ? `${text} passaggio` : `${text} passaggi`),
  unused: (steps) => `${steps}, non ancora usata.`,
  used: (steps, day, products, count) =>
    `${steps}, usata l’ultima volta ${day} su ${products} ${count === 1 ? 'prodotto' : 'prodotti'}.`,
  exportRecipe: 'Esporta ricetta',
  menu: 'Menu della ricetta',
  rename: 'Rinomina…',
  duplicate: 'Duplica',
  remove: 'Rimuovi ricetta',
  noSteps: 'La ricetta non ha ancora passaggi.',
})
