import { defineStrings } from '../i18n/index.js'

/** Frequently asked questions, by id. */
export const faqQuestions = defineStrings('faqQuestions', {
  trial: 'How long is the free trial?',
  cancel: 'Can I cancel?',
  refunds: 'Do I get my money back?',
  credits: 'Do unused credits roll over?',
  response: 'How fast do you answer?',
  images: 'Which images can I use, and are the originals kept?',
})

/** Answers, by the id of the question. */
export const faqAnswers = defineStrings('faqAnswers', {
  trial: (days: number) =>
    `The trial runs for ${days} days. A free 30-minute onboarding call is part of it.`,
  cancel: 'Yes, anytime.',
  refunds:
    'No, there are no refunds after payment. Use the trial to see whether it fits your store.',
  credits: 'No. Credits reset each billing cycle and do not roll over to the next.',
  response: 'In under 2 hours on average. The agents are Shopify-certified.',
  images: 'JPG, PNG and WEBP, up to 10MB for each image. Originals are backed up for 30 days.',
})
