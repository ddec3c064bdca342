import { AiCopyIcon, CardIcon } from '../../../icons/index.js'
import type { AutomationStrings } from '../../types.js'

export const strings = {
  description: 'Rewrite product titles and descriptions with AI copy.',
  caption: 'A supplier’s title and description, and the copy that replaces them.',
  facts: {
    copy: 'Titles and descriptions',
    copyText: 'AI copy for both.',
    plans: 'In every Optimizer plan',
    plansText: 'With background remover and image compression.',
  },
  words: {
    supplierTitle: '2024 HOT Tshirt Men Loose Cotton Top A-88#',
    supplierText: 'Hot sale!! Good quality loose tshirt for men in cotton, fashion top for summer.',
    storeText: 'A loose tee for men in heavyweight cotton, made for summer.',
  },
} satisfies AutomationStrings

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
} as const
