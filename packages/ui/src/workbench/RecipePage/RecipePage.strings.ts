import { defineStrings } from '../../i18n/index.js'

export const recipePageStrings = defineStrings('recipePage', {
  steps: (text: string, count: number) => (count === 1 ? `${text} step` : `${text} steps`),
  unused: (steps: string) => `${steps}, not used yet.`,
  used: (steps: string, day: string, products: string, count: number) =>
    `${steps}, last used ${day} on ${products} ${count === 1 ? 'product' : 'products'}.`,
  exportRecipe: 'Export recipe',
  menu: 'Menu of the recipe',
  rename: 'Rename…',
  duplicate: 'Duplicate',
  remove: 'Remove recipe',
  noSteps: 'The recipe has no steps yet.',
})
