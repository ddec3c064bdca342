export { FewCells } from './FewCells.js'
