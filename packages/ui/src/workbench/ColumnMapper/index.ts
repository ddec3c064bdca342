export { ColumnMapper } from './ColumnMapper.js'
export {
  columnMatches,
  type ColumnMapperProps,
  type ColumnMatch,
  type MappedColumn,
  type MappingTarget,
} from './ColumnMapper.types.js'
