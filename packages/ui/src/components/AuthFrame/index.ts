export { AuthFrame, type AuthFrameProps } from './AuthFrame.js'
export { AuthMessage, type AuthMessageProps } from './AuthMessage.js'
