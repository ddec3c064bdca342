import { exhibitStrings } from './Exhibit.strings.js'

export const exhibitIt = exhibitStrings.translate({ example: 'Esempio' })
