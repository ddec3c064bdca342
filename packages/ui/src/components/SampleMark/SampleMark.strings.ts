import { defineStrings } from '../../i18n/index.js'

export const sampleMarkStrings = defineStrings('sampleMark', { sample: 'Sample data' })
