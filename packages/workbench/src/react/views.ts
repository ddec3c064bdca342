/**
 * Loaders of what pages show of the workbench. They are in a file of their own, as each names all files
 * that it needs, which would make every page larger.
 */
export const loadBench = () => import('./view/AutomationBench.tsx')
export const loadChip = () => import('./view/OpenFileChip.tsx')
export const loadDropOverlay = () => import('./view/DropOverlay.tsx')
export const loadFilesRoute = () => import('./view/FilesRoute.tsx')
export const loadFirstContact = () => import('./view/FirstContactCard.tsx')
export const loadGuide = () => import('./guide/GuideView.tsx')
export const loadImages = () => import('./images/ImagesOrFile.tsx')
export const loadLede = () => import('./live/LiveLede.tsx')
export const loadImport = () => import('./view/ImportBench.tsx')
export const loadOpenFromStore = () => import('./live/openFromStore.ts')
export const loadStoreBar = () => import('./live/StoreBar.tsx')
export const loadStoreJobQueue = () => import('./live/jobs/StoreJobQueue.tsx')
export const loadOverviewFiles = () => import('./view/OverviewFiles.tsx')

/** Loads the several ways to open something that some automations offer, and their dialogs. */
export async function loadOwnIntakes(): Promise<void> {
  // At the same time: a chain could still be loading when the page is opened.
  await Promise.all([loadFirstContact(), import('./view/FirstContactParts.tsx'), loadChip()])
}
