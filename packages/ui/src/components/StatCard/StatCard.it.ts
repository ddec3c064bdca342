import { translate } from '../../i18n/index.js'
import type { statCardStrings } from './StatCard.strings.js'

export const statCardIt = translate<typeof statCardStrings>('statCard', {
  unknown: 'Ancora nessun valore',
})
