/**
 * Loaders of the parts of the workbench. They are in a file of their own, as each names all files that
 * it needs, which would make every page larger.
 */
export const loadBench = () => import('./view/AutomationBench.tsx')
export const loadChip = () => import('./view/OpenFileChip.tsx')
export const loadDropOverlay = () => import('./view/DropOverlay.tsx')
export const loadFilesRoute = () => import('./view/FilesRoute.tsx')
export const loadFirstContact = () => import('./view/FirstContactCard.tsx')
export const loadIntake = () => import('./openIntake.ts')
// From the overview, which would be larger if the table were in a file of its own.
export const loadJobTable = () => import('../routes/overview.tsx')
export const loadOverviewFiles = () => import('./view/OverviewFiles.tsx')
export const loadRecipe = () => import('./view/RecipeRoute.tsx')
export const loadRecipeChanges = () => import('./view/RecipeChanges.tsx')
