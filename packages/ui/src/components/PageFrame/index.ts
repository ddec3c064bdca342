export { PageFrame } from './PageFrame.js'
export type { PageFrameProps } from './PageFrame.types.js'
