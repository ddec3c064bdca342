export { PracticeBanner } from './PracticeBanner.js'
