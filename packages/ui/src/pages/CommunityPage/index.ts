export { CommunityPage } from './CommunityPage.js'
export type { Community, CommunityPageProps } from './CommunityPage.types.js'
