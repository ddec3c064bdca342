export { FilesPage } from './FilesPage.js'
export { filesViews, type FilesPageProps, type FilesView } from './FilesPage.types.js'
