import { beforeAfterStrings } from './BeforeAfter.strings.js'

export const beforeAfterIt = beforeAfterStrings.translate({
  divider: 'Divisore tra prima e dopo',
})
