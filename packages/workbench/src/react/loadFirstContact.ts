import { loadViews } from './loadViews.ts'

/** Loads the workbench before a file is open; it is at the end of pages, where nothing should wait for it. */
export const loadFirstContact = () => loadViews().then((views) => views.loadFirstContact())
