export { Tee } from './Tee.js'
export * from './Tee.types.js'
