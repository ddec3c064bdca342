export { ChoiceCards } from './ChoiceCards.js'
export type { ChoiceCard, ChoiceCardsProps } from './ChoiceCards.types.js'
