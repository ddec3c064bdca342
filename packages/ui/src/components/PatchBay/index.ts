export { PatchBay, type PatchBayProps } from './PatchBay.js'
