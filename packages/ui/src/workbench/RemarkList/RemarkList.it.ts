import { translate } from '../../i18n/index.js'
import type { remarkListStrings } from './RemarkList.strings.js'

export const remarkListIt = translate<typeof remarkListStrings>('remarkList', {
  label: 'Note sul file',
  more: (text, count) => (count === 1 ? 'Mostrane un’altra' : `Mostrane altre ${text}`),
})
