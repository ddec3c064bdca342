/** Dispatched on the window once a page of the dashboard opens files that are dropped on it. */
export const takesFilesEvent = 'dropwatt:takes-files'
