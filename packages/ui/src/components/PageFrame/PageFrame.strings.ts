import { defineStrings } from '../../i18n/index.js'

export const pageFrameStrings = defineStrings('pageFrame', { sample: 'Sample data' })
