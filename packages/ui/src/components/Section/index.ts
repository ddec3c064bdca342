export { Section } from './Section.js'
export type { SectionProps } from './Section.types.js'
