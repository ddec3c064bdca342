export { CommunityPage } from './CommunityPage.js'
export type { CommunityPageProps } from './CommunityPage.types.js'
