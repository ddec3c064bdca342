export { GuidePage } from './GuidePage.js'
export type {
  GuideFact,
  GuideLink,
  GuidePageProps,
  GuidePicture,
  GuideSection,
  GuideTask,
} from './GuidePage.types.js'
