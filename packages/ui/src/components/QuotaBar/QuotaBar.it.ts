import { quotaBarStrings } from './QuotaBar.strings.js'

export const quotaBarIt = quotaBarStrings.translate({
  label: 'Quota utilizzata',
  unit: 'della quota utilizzata',
})
