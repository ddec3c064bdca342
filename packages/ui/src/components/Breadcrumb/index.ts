export { Breadcrumb } from './Breadcrumb.js'
export type { BreadcrumbProps, Crumb } from './Breadcrumb.types.js'
