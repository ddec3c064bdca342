export { AuthFrame, type AuthFrameProps } from './AuthFrame.js'
export { AuthMessage } from './AuthMessage.js'
