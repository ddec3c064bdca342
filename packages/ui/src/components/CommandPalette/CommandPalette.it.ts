import { translate } from '../../i18n/index.js'
import type { commandPaletteStrings } from './CommandPalette.strings.js'

export const commandPaletteIt = translate<typeof commandPaletteStrings>('commandPalette', {
  label: 'Cerca automazioni e impostazioni',
  pages: 'Pagine',
  results: 'Risultati',
  close: 'Chiudi',
  count: (count) => (count === 1 ? '1 risultato' : `${count} risultati`),
  none: (query) => `Nessun risultato per “${query}”.`,
})
