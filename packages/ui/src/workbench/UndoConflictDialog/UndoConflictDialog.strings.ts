import { defineStrings } from '../../i18n/index.js'

export const undoConflictDialogStrings = defineStrings('undoConflictDialog', {
  heading: (job: string) => `Undo ${job}?`,
  job: (name: string, time: string) => `“${name}” (${time})`,
  changed: (cells: string, count: number) =>
    `This job changed ${cells} ${count === 1 ? 'cell' : 'cells'}.`,
  later: (jobs: string, jobCount: number, cells: string) =>
    jobCount === 1
      ? `A later job, ${jobs}, changed ${cells} of the same cells. To undo this job completely, you must undo both.`
      : `Later jobs, ${jobs}, changed ${cells} of the same cells. To undo this job completely, you must undo all of them.`,
  cells: 'Cells that changed again',
  cell: 'Cell',
  row: 'Row',
  exported: 'In the export',
  after: 'After this job',
  now: 'Now',
  empty: 'empty',
  more: (text: string, _count: number) => `and ${text} more`,
  showAll: 'Show all',
  choices: 'What to undo',
  withLater: (jobs: string, count: number): string =>
    count === 2 ? 'Undo both, newest first' : `Undo all ${jobs}, newest first`,
  withLaterHint: (jobs: string, count: number) =>
    count === 1
      ? `${jobs} is undone too. You can redo it later.`
      : `${jobs} are undone too. You can redo them later.`,
  unchangedOnly: 'Undo only the cells that did not change again',
  unchangedOnlyHint: (text: string, count: number, jobs: string) =>
    `${count === 1 ? 'This cell keeps' : `These ${text} cells keep`} the value from ${jobs}. This job is listed as partly undone.`,
  count: (text: string, count: number) => `${text} ${count === 1 ? 'cell' : 'cells'}`,
  keep: (jobs: string, count: number): string =>
    count === 2 ? 'Keep both jobs' : `Keep all ${jobs} jobs`,
  undo: 'Undo',
})
