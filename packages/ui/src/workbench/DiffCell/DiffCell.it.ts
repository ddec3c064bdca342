import { translate } from '../../i18n/index.js'
import type { diffCellStrings } from './DiffCell.strings.js'

export const diffCellIt = translate<typeof diffCellStrings>('diffCell', {
  empty: 'vuoto',
  changes: (before, after) => `da ${before} a ${after}`,
  spaces: (text) => `${text} spazi uno accanto all’altro`,
  start: 'spazio all’inizio',
  end: 'spazio alla fine',
  space: 'spazio',
  noBreak: 'spazio unificatore',
  tab: 'tabulazione',
  lineBreak: 'a capo',
  zeroWidth: 'carattere invisibile',
  dash: 'trattino',
  quote: 'virgoletta',
  letter: 'lettera di un altro alfabeto',
  accent: 'accento come carattere a sé',
})
