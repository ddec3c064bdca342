export { Tee } from './Tee.js'
export {
  teeBackdrops,
  teeStates,
  type TeeBackdrop,
  type TeeProps,
  type TeeState,
} from './Tee.types.js'
