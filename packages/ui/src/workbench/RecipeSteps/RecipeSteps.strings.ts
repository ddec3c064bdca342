import { defineStrings } from '../../i18n/index.js'

export const recipeStepsStrings = defineStrings('recipeSteps', {
  each: 'Each step uses the result of the step before it.',
  calculated: (seconds: string) => `Calculated in ${seconds} s.`,
  calculating: 'Calculating…',
  addStep: 'Add step',
  review: 'Review changes',
  apply: (text: string, count: number) =>
    count === 1 ? `Apply ${text} step` : `Apply ${text} steps`,
  off: 'Off',
  products: (text: string, count: number) => (count === 1 ? `${text} product` : `${text} products`),
  cells: (text: string, count: number) => (count === 1 ? `${text} cell` : `${text} cells`),
  needReview: (text: string, count: number) =>
    count === 1 ? `${text} needs review` : `${text} need review`,
  misfit: (step: string, reason: string) =>
    `Step ${step} cannot use this file: ${reason}. It is off for this file.`,
  total: (cells: string, products: string) => `${cells} in ${products}.`,
  jobs: (text: string, count: number) =>
    count === 1
      ? `Creates ${text} job. You can undo it.`
      : `Creates ${text} jobs. You can undo them one at a time or all together.`,
  note: 'A recipe works only when you start it, with this tab open. It stores options only, never your data.',
  empty: 'This recipe has no steps yet. Add an automation.',
  menu: (name: string) => `Menu of ${name}`,
  undo: 'Undo',
  redo: 'Redo',
  options: 'Options',
  move: (name: string) => `Move ${name}`,
  moveHint: 'Press Up or Down to move the step, or drag it.',
  moveUp: 'Move up',
  moveDown: 'Move down',
  remove: 'Remove step',
  removed: (name: string) => `${name} removed.`,
  added: (name: string, place: string) => `${name} added as step ${place}.`,
  moved: (name: string, place: string, count: string) =>
    `${name} is now step ${place} of ${count}.`,
  applying: 'The steps are being applied.',
  notCalculated: 'The changes are being calculated.',
  noStep: 'No step is on.',
  noUndo: 'There is no change to undo.',
  noRedo: 'There is no change to redo.',
  full: 'The recipe has no room for more steps.',
  onlyStep: 'There is no other step to move it past.',
})
