import { sampleMarkStrings } from './SampleMark.strings.js'

export const sampleMarkIt = sampleMarkStrings.translate({ sample: 'Dati di esempio' })
