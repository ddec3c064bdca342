export { ViewInset, viewInsets, type ViewInsetKind, type ViewInsetProps } from './ViewInset.js'
