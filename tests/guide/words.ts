import type { Language } from '../../packages/app/src/config/languages.ts'
import type { Words } from '../e2e/workbench/parts.ts'
import { words as english } from '../e2e/workbench/words.ts'

interface GuideWords extends Words {
  readonly background: RegExp
  readonly images: RegExp
  readonly review: RegExp
  readonly calculating: string
  readonly label: string
  readonly save: string
}

/** The texts of the workbench that the pictures need; a language without them has no pictures. */
export const words: Readonly<{ en: GuideWords } & Partial<Record<Language, GuideWords>>> = {
  en: {
    ...english,
    background: /^Remove 4 backgrounds$/,
    images: /^Images/,
    review: /^Review/,
    calculating: 'Calculating…',
    label: 'Store label',
    save: 'Save',
  },
  it: {
    ...english,
    chooseFile: 'Scegli un file',
    apart: 'Righe dello stesso prodotto separate: 1 prodotto',
    include: (product) => `Includi le modifiche di ${product}`,
    excluded: '1 escluso',
    apply: /^Applica [\d.]+ modifiche$/,
    applied: /^Modifiche applicate: /,
    undoOf: /^Annulla /,
    remove: 'Rimuovi questo file',
    removeFile: 'Rimuovi il file',
    saveRecipe: 'Salva queste attività come ricetta',
    recipeName: 'Nome della nuova ricetta',
    saveRecipeButton: 'Salva ricetta',
    use: (name) => `Usa Weekly su ${name}`,
    applySteps: /^Applica 1 passaggio$/,
    background: /^Rimuovi 4 sfondi$/,
    images: /^Immagini/,
    review: /^Revisione/,
    calculating: 'Calcolo in corso…',
    label: 'Etichetta del negozio',
    save: 'Salva',
  },
}
