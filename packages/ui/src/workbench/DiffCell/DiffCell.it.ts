import { translate } from '../../i18n/index.js'
import type { diffCellStrings } from './DiffCell.strings.js'

export const diffCellIt = translate<typeof diffCellStrings>('diffCell', {
  empty: 'vuoto',
  changes: (before, after) => `da ${before} a ${after}`,
})
