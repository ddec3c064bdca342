import { breadcrumbStrings } from './Breadcrumb.strings.js'

export const breadcrumbIt = breadcrumbStrings.translate({ label: 'Percorso' })
