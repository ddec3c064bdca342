import { translate } from '../../i18n/index.js'
import type { quotaBarStrings } from './QuotaBar.strings.js'

export const quotaBarIt = translate<typeof quotaBarStrings>('quotaBar', {
  label: 'Quota utilizzata',
  unit: 'della quota utilizzata',
})
