import { translate } from '../../i18n/index.js'
import type { breadcrumbStrings } from './Breadcrumb.strings.js'

export const breadcrumbIt = translate<typeof breadcrumbStrings>('breadcrumb', { label: 'Percorso' })
