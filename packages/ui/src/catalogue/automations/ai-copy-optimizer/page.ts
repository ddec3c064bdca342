import { AiCopyIcon, CardIcon } from '../../../icons/index.js'
import type { AutomationContent } from '../../content.types.js'

export const page = {
  facts: [{ id: 'copy', icon: AiCopyIcon }, { id: 'plans', icon: CardIcon }, 'selection'],
  picture: {
    kind: 'text',
    name: 'field',
    before: 'supplier',
    after: 'store',
    texts: [
      { name: 'title', before: 'supplierTitle', after: 'tee' },
      { name: 'description', before: 'supplierText', after: 'storeText' },
    ],
  },
} as const satisfies AutomationContent
