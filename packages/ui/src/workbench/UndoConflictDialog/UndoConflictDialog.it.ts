import { translate } from '../../i18n/index.js'
import type { undoConflictDialogStrings } from './UndoConflictDialog.strings.js'

export const undoConflictDialogIt = translate<typeof undoConflictDialogStrings>(
  'undoConflictDialog',
  {
    heading: (job) => `Annullare ${job}?`,
    job: (name, time) => `“${name}” (${time})`,
    changed: (cells, count) =>
      `Questa attività ha modificato ${cells} ${count === 1 ? 'cella' : 'celle'}.`,
    later: (jobs, jobCount, cells) =>
      jobCount === 1
        ? `Un’attività successiva, ${jobs}, ha modificato ${cells} delle stesse celle. Per annullarla del tutto devi annullare entrambe.`
        : `Alcune attività successive, ${jobs}, hanno modificato ${cells} delle stesse celle. Per annullarla del tutto devi annullarle tutte.`,
    cells: 'Celle modificate di nuovo',
    cell: 'Cella',
    row: 'Riga',
    exported: 'Nell’esportazione',
    after: 'Dopo questa attività',
    now: 'Adesso',
    empty: 'vuoto',
    more: (text, count) => (count === 1 ? 'e un’altra' : `e altre ${text}`),
    showAll: 'Mostra tutto',
    choices: 'Che cosa annullare',
    withLater: (jobs, count) =>
      count === 2
        ? 'Annulla entrambe, dalla più recente'
        : `Annulla tutte e ${jobs}, dalla più recente`,
    withLaterHint: (jobs, count) =>
      count === 1
        ? `Viene annullata anche ${jobs}. Puoi ripristinarla dopo.`
        : `Vengono annullate anche ${jobs}. Puoi ripristinarle dopo.`,
    unchangedOnly: 'Annulla solo le celle non modificate di nuovo',
    unchangedOnlyHint: (text, count, jobs) =>
      `${count === 1 ? 'Questa cella mantiene' : `Queste ${text} celle mantengono`} il valore di ${jobs}. L’attività risulta annullata in parte.`,
    count: (text, count) => `${text} ${count === 1 ? 'cella' : 'celle'}`,
    keep: (jobs, count) => (count === 2 ? 'Mantieni entrambe' : `Mantieni tutte e ${jobs}`),
    undo: 'Annulla',
  },
)
