export { BlogPage } from './BlogPage.js'
