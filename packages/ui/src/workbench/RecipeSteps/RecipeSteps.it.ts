import { translate } from '../../i18n/index.js'
import type { recipeStepsStrings } from './RecipeSteps.strings.js'

export const recipeStepsIt = translate<typeof recipeStepsStrings>('recipeSteps', {
  each: 'Ogni passaggio usa il risultato del precedente.',
  calculated: (seconds) => `Calcolato in ${seconds} s.`,
  calculating: 'Calcolo in corso…',
  addStep: 'Aggiungi passaggio',
  review: 'Rivedi le modifiche',
  apply: (text, count) => (count === 1 ? `Applica ${text} passaggio` : `Applica ${text} passaggi`),
  off: 'Disattivato',
  products: (text, count) => (count === 1 ? `${text} prodotto` : `${text} prodotti`),
  cells: (text, count) => (count === 1 ? `${text} cella` : `${text} celle`),
  needReview: (text) => `${text} da rivedere`,
  misfit: (step, reason) =>
    `Il passaggio ${step} non può usare questo file: ${reason}. È disattivato per questo file.`,
  total: (cells, products) => `${cells} in ${products}.`,
  jobs: (text, count) =>
    count === 1
      ? `Crea ${text} attività. Puoi annullarla.`
      : `Crea ${text} attività. Puoi annullarle una alla volta o tutte insieme.`,
  note: 'Una ricetta funziona solo quando la avvii tu, con questa scheda aperta. Conserva solo le opzioni, mai i tuoi dati.',
  empty: 'Questa ricetta non ha ancora passaggi. Aggiungi un’automazione.',
  menu: (name) => `Menu di ${name}`,
  undo: 'Annulla',
  redo: 'Ripristina',
  options: 'Opzioni',
  move: (name) => `Sposta ${name}`,
  moveHint: 'Premi Su o Giù per spostare il passaggio, oppure trascinalo.',
  moveUp: 'Sposta su',
  moveDown: 'Sposta giù',
  remove: 'Rimuovi passaggio',
  removed: (name) => `${name}: passaggio rimosso.`,
  added: (name, place) => `${name}: aggiunto come passaggio ${place}.`,
  moved: (name, place, count) => `${name}: ora è il passaggio ${place} di ${count}.`,
  applying: 'I passaggi sono in corso di applicazione.',
  notCalculated: 'Calcolo delle modifiche in corso.',
  noStep: 'Nessun passaggio è attivo.',
  noUndo: 'Non ci sono modifiche da annullare.',
  noRedo: 'Non ci sono modifiche da ripristinare.',
  full: 'La ricetta non ha posto per altri passaggi.',
  onlyStep: 'Non c’è un altro passaggio con cui scambiarlo.',
})
