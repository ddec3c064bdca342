import { translate } from '../../i18n/index.js'
import type { applyFirstDialogStrings } from './ApplyFirstDialog.strings.js'

export const applyFirstDialogIt = translate<typeof applyFirstDialogStrings>('applyFirstDialog', {
  heading: 'Prima applicare?',
  changes: (text, count) =>
    count === 1
      ? `${text} modifica non è ancora nel file.`
      : `${text} modifiche non sono ancora nel file.`,
  columns: 'Le colonne di questa pagina non sono ancora escluse.',
  where: (automation, count) =>
    count === 1
      ? `È su questa pagina in ${automation}.`
      : `Sono su questa pagina in ${automation}.`,
  what: (automation, summary, count) =>
    count === 1
      ? `È su questa pagina in ${automation}: ${summary}.`
      : `Sono su questa pagina in ${automation}: ${summary}.`,
  notIncluded: (count) =>
    count === 1 ? 'Se scarichi ora, non è inclusa.' : 'Se scarichi ora, non sono incluse.',
  skip: (count) => (count === 1 ? 'Scarica senza questa' : 'Scarica senza queste'),
  apply: (text) => `Applica ${text} e scarica`,
  exclude: 'Applica e scarica',
})
