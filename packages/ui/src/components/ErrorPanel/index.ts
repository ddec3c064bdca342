export { ErrorPanel } from './ErrorPanel.js'
export { errorKinds, type ErrorKind, type ErrorPanelProps } from './ErrorPanel.types.js'
