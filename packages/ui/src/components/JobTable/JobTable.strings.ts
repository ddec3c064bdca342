import { defineStrings } from '../../i18n/index.js'

export const jobTableStrings = defineStrings('jobTable', {
  name: 'Name',
  started: 'Started',
  status: 'Status',
  progress: 'Progress',
  progressOf: (name: string) => `Progress of ${name}`,
  Running: 'Running',
  Done: 'Done',
  Error: 'Error',
  Paused: 'Paused',
  Undone: 'Undone',
  Cancelled: 'Cancelled',
  actions: 'Actions',
  done: (names: string, count: number) =>
    count === 1 ? `${names} is done.` : `${names} are done.`,
  loading: 'Loading jobs...',
  empty: 'No jobs yet',
  emptyText: 'Run an automation and its progress will show up here.',
  failed: 'The jobs did not load',
  failedText: 'Check your connection, then try again.',
  retry: 'Try again',
  noneOf: (status: string) => `No jobs with the status “${status}”`,
  noneOfText: 'Jobs of other statuses are hidden by the filter.',
  showAll: 'Show all statuses',
  filter: 'Filter by status',
  allStatuses: 'All statuses',
})

export type JobTableStrings = (typeof jobTableStrings)['en']
