import { defineStrings } from '../../i18n/index.js'

export const commandPaletteStrings = defineStrings('commandPalette', {
  label: 'Search automations and settings',
  pages: 'Pages',
  results: 'Results',
  close: 'Close',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  none: (query: string) => `No results for “${query}”.`,
})
