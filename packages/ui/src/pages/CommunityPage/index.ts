export { CommunityPage } from './CommunityPage.js'
