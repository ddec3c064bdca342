export { JobStatusFilter, type JobStatusFilterProps } from './JobStatusFilter.js'
export { isStatusOf } from './status.js'
export { JobTable } from './JobTable.js'
export {
  jobColumns,
  type Job,
  type JobColumn,
  type JobGroup,
  type JobSort,
  type JobStatus,
  type JobTableProps,
} from './JobTable.types.js'
