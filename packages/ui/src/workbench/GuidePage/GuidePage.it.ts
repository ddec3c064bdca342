import { translate } from '../../i18n/index.js'
import type { guidePageStrings } from './GuidePage.strings.js'

export const guidePageIt = translate<typeof guidePageStrings>('guidePage', {
  contents: 'In questa pagina',
})
