import { statCardStrings } from './StatCard.strings.js'

export const statCardIt = statCardStrings.translate({ unknown: 'Ancora nessun valore' })
