export { GuidePage } from './GuidePage.js'
export type {
  GuideFact,
  GuidePageProps,
  GuidePicture,
  GuideSection,
  GuideTask,
} from './GuidePage.types.js'
