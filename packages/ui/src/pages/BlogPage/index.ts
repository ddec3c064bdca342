export { BlogPage, type BlogPageProps } from './BlogPage.js'
