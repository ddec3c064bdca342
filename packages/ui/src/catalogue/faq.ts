import { useStrings } from '../i18n/index.js'
import { faqAnswers, faqQuestions } from './faq.strings.js'
import { trial } from './trial.js'

/** Id of a frequently asked question. */
export type FaqId = keyof (typeof faqQuestions)['en']

/** Ids of the questions, in display order. */
export const faqIds = [
  'trial',
  'cancel',
  'refunds',
  'credits',
  'response',
  'images',
] as const satisfies readonly FaqId[]

export interface FaqEntry {
  readonly id: FaqId
  readonly question: string
  readonly answer: string
}

/** Returns the questions and answers in the current language. */
export function useFaq(): readonly FaqEntry[] {
  const questions = useStrings(faqQuestions)
  const answers = useStrings(faqAnswers)
  return faqIds.map((id) => ({
    id,
    question: questions[id],
    answer: id === 'trial' ? answers.trial(trial.bannerDays) : answers[id],
  }))
}
