export { PlainPage, type PlainPageProps } from './PlainPage.js'
