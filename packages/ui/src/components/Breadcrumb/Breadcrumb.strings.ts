import { defineStrings } from '../../i18n/index.js'

export const breadcrumbStrings = defineStrings('breadcrumb', { label: 'Breadcrumb' })
