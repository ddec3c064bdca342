export { JobStatusFilter, type JobStatusFilterProps } from './JobStatusFilter.js'
export { isStatusOf } from './status.js'
export { JobGroups, type JobGroupsProps } from './JobGroups.js'
export { JobTable } from './JobTable.js'
export {
  jobColumns,
  type Job,
  type JobColumn,
  type JobGroup,
  type JobLayoutProps,
  type JobRowsProps,
  type JobSort,
  type JobStatus,
  type JobTableProps,
} from './JobTable.types.js'
