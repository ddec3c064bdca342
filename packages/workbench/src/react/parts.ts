/**
 * Loaders of the parts of the workbench. They are in a file of their own, as each names all files that
 * it needs, which would make every page larger.
 */
export const loadAddressIntake = () => import('./view/AddressIntake.tsx')
export const loadBench = () => import('./view/AutomationBench.tsx')
export const loadChip = () => import('./view/OpenFileChip.tsx')
export const loadDropOverlay = () => import('./view/DropOverlay.tsx')
export const loadFilesRoute = () => import('./view/FilesRoute.tsx')
export const loadFirstContact = () => import('./view/FirstContactCard.tsx')
export const loadFirstContactState = () => import('./view/FirstContactState.tsx')
export const loadGuide = () => import('./guide/GuideView.tsx')
export const loadImages = () => import('./images/ImagesOrFile.tsx')
export const loadExportImages = () => import('./images/ExportImages.tsx')
export const loadOpening = () => import('./images/OpeningNotices.tsx')
export const loadImagesChip = () => import('./images/ImagesChip.tsx')
export const loadImport = () => import('./view/ImportBench.tsx')
export const loadIntake = () => import('./openIntake.ts')
// From the overview, which would be larger if the table were in a file of its own.
export const loadJobTable = () => import('../../../app/src/routes/overview.tsx')
export const loadMemory = () => import('./view/MemoryView.tsx')
export const loadTaking = () => import('../core/intake.ts')
export const loadTranslatingPanel = () => import('./view/TranslatingPanel.tsx')
export const loadTranslations = () => import('./view/TranslationsView.tsx')
export const loadTranslationTabs = () => import('./view/translationTabs.tsx')
export const loadOverviewFiles = () => import('./view/OverviewFiles.tsx')
export const loadRecipe = () => import('./view/RecipeRoute.tsx')
export const loadWritingPanel = () => import('./view/WritingPanel.tsx')
export const loadRecipeChanges = () => import('./view/RecipeChanges.tsx')
