import { commandPaletteStrings } from './CommandPalette.strings.js'

export const commandPaletteIt = commandPaletteStrings.translate({
  label: 'Cerca automazioni e impostazioni',
  pages: 'Pagine',
  results: 'Risultati',
  close: 'Chiudi',
  count: (count) => (count === 1 ? '1 risultato' : `${count} risultati`),
  none: (query) => `Nessun risultato per “${query}”.`,
})
