import { translate } from '../../i18n/index.js'
import type { beforeAfterStrings } from './BeforeAfter.strings.js'

export const beforeAfterIt = translate<typeof beforeAfterStrings>('beforeAfter', {
  divider: 'Divisore tra prima e dopo',
})
