import { LanguageIcon } from '../../../icons/index.js'
import type { AutomationContent } from '../../content.types.js'

export const page = {
  facts: [{ id: 'languages', icon: LanguageIcon }, 'progress', 'secure'],
  picture: {
    kind: 'text',
    name: 'field',
    before: 'english',
    after: 'italian',
    languages: { before: 'en', after: 'it' },
    texts: [
      { name: 'title', before: 'englishTitle', after: 'italianTitle' },
      { name: 'description', before: 'englishText', after: 'italianText' },
      { name: 'option', before: 'englishOption', after: 'italianOption' },
    ],
  },
} as const satisfies AutomationContent
