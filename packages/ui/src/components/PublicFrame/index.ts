export { PublicFrame } from './PublicFrame.js'
export type { PublicFrameOptions, PublicFrameProps } from './PublicFrame.types.js'
export { PublicHeader, type PublicHeaderProps } from './PublicHeader.js'
