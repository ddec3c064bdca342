export * from './toast.js'
export { useAction } from './useAction.js'
