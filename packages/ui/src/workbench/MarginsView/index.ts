export { MarginsView } from './MarginsView.js'
export type { ListedVariant, MarginsViewProps } from './MarginsView.types.js'
