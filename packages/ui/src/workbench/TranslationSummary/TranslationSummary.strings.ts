import { defineStrings } from '../../i18n/index.js'

export const translationSummaryStrings = defineStrings('translationSummary', {
  filled: (text: string, count: number) =>
    count === 1 ? `${text} text filled` : `${text} texts filled`,
  fromSaved: (text: string) => `${text} from saved translations`,
  fromGlossary: (text: string) => `${text} from the glossary`,
  fromService: (text: string) => `${text} from a translator`,
  typed: (text: string) => `${text} typed`,
  stayEmpty: (text: string, count: number) =>
    count === 1 ? `${text} stays empty.` : `${text} stay empty.`,
  nothing: 'No text is filled.',
  review: (text: string, count: number) =>
    count === 1 ? `${text} needs review.` : `${text} need review.`,
  coverage: 'Filled',
  of: (part: string, all: string) => `${part} of ${all}`,
  calculating: 'Calculating…',
  invalid: 'Fix the option with an error to see the changes.',
})
