import { translate } from '../../i18n/index.js'
import type { exhibitStrings } from './Exhibit.strings.js'

export const exhibitIt = translate<typeof exhibitStrings>('exhibit', { example: 'Esempio' })
