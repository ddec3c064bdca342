export { ConnectStep, type ConnectStepProps } from './ConnectStep.js'
