export { PublicFrame, type PublicFrameProps } from './PublicFrame.js'
export { PublicHeader, type PublicHeaderProps } from './PublicHeader.js'
