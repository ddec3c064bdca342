/**
 * What pages load for files. It is a module of its own so that the pages, which load it first, do not
 * contain the long lists of files that belong to each part.
 */
export const loadAutomationBench = () => import('./view/AutomationBench.tsx')
export const loadFilesRoute = () => import('./view/FilesRoute.tsx')
export const loadFirstContact = () => import('./view/FirstContactCard.tsx')
export const loadOpenFileChip = () => import('./view/OpenFileChip.tsx')
export const loadOpenIntake = () => import('./openIntake.ts')
export const loadOverviewFiles = () => import('./view/OverviewFiles.tsx')
