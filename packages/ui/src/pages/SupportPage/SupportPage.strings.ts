import { defineStrings } from '../../i18n/index.js'

export const supportPageStrings = defineStrings('supportPage', {
  support: 'Support',
  helpCenter: 'Help Center',
  description: 'When something is unclear, ask. Real people answer.',
  highlights: 'What to expect',
  agents: 'Shopify-certified agents',
  agentsText: 'They know the platform that your store runs on.',
  response: 'Under 2h average response',
  responseText: 'From your message to our answer.',
  onboarding: 'Free 30-minute onboarding call',
  onboardingText: (days: number) => `For trial users, within the ${days}-day trial.`,
  faq: 'Questions and answers',
  chat: 'Live chat',
  chatText: 'For a question that fits in one line, a chat is quicker than the form.',
  startChat: 'Start a chat',
})
