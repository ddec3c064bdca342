export { InView, type InViewProps } from './InView.js'
