export { FactsLine } from './FactsLine.js'
export { StyledDots } from './FactsLine.styles.js'
export { factsLineStrings } from './FactsLine.strings.js'
