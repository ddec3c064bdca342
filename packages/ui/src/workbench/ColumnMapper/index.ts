export { ColumnMapper } from './ColumnMapper.js'
export {
  type ColumnMapperProps,
  type MappedColumn,
  type MappingTarget,
} from './ColumnMapper.types.js'
