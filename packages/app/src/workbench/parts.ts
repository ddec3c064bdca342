/**
 * Loaders of the parts of the workbench. They are in a file of their own, as each names all files that
 * it needs, which would make every page larger.
 */
export const loadBench = () => import('./view/AutomationBench.tsx')
export const loadChip = () => import('./view/OpenFileChip.tsx')
export const loadFilesRoute = () => import('./view/FilesRoute.tsx')
export const loadFirstContact = () => import('./view/FirstContactCard.tsx')
export const loadIntake = () => import('./openIntake.ts')
export const loadOverviewFiles = () => import('./view/OverviewFiles.tsx')
export const loadRecipe = () => import('./view/RecipeRoute.tsx')
