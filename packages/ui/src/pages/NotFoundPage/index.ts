export { NotFoundPage, type NotFoundPageProps } from './NotFoundPage.js'
