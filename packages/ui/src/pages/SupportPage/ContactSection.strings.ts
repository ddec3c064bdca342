import { defineStrings } from '../../i18n/index.js'

export const contactSectionStrings = defineStrings('contactSection', {
  heading: 'Send a message',
  required: 'All fields are required, save for the store URL.',
  name: 'Name',
  storeUrl: 'Store URL',
  storeUrlHint: 'Optional. Helps when the question is about one store.',
  topic: 'Topic',
  topicPlaceholder: 'Choose a topic',
  message: 'Message',
  messageHint: 'What you did, what you expected, what happened.',
  submit: 'Send message',
  submitting: 'Sending...',
  nameRequired: 'Name is required.',
  topicMissing: 'Please select a topic.',
  messageRequired: 'Message is required.',
  complete: 'Your message is complete',
  completeNext:
    'The form found nothing wrong. Messages are not sent from here yet, so nothing has left this page.',
  sent: 'Your message is sent',
  sentNext: 'The average response takes under 2 hours.',
  failed: 'The message was not sent',
})
