import { defineStrings } from '../../i18n/index.js'

export const fileChipStrings = defineStrings('fileChip', {
  openFile: (name: string) => `Open file: ${name}`,
  problems: (text: string, count: number) => (count === 1 ? `${text} problem` : `${text} problems`),
  ready: (text: string, _count: number) => `${text} ready`,
  review: (text: string, _count: number) => `${text} to review`,
  applying: (percent: string) => `Applying ${percent}`,
  viewOnly: 'View only',
  notSaved: 'Not saved',
  lastJobs: 'Last jobs',
  undo: 'Undo',
  undoOf: (name: string) => `Undo ${name}`,
  download: 'Download',
  recipes: 'Recipes',
  choose: 'Use',
  chooseOn: (recipe: string, name: string) => `Use ${recipe} on ${name}`,
  continueWith: 'Continue with…',
  all: 'All files',
  storeLabel: 'Store label',
  remove: 'Remove this file',
})
