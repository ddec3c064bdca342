import { translate } from '../../i18n/index.js'
import type { sampleMarkStrings } from './SampleMark.strings.js'

export const sampleMarkIt = translate<typeof sampleMarkStrings>('sampleMark', {
  sample: 'Dati di esempio',
})
