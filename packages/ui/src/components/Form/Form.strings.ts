import { defineStrings } from '../../i18n/index.js'

export const formStrings = defineStrings('form', {
  required: 'All fields are required.',
  unreachable: 'The service cannot be reached. Check your connection and try again.',
})
