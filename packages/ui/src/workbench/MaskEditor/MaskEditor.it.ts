import { translate } from '../../i18n/index.js'
import type { maskEditorStrings } from './MaskEditor.strings.js'

export const maskEditorIt = translate<typeof maskEditorStrings>('maskEditor', {
  stage: (name) => `Immagine di ${name}`,
  pane: (label, name) => `${label}: ${name}`,
  original: 'Originale',
  result: 'Sfondo rimosso',
  tools: 'Pennello e vista',
  tool: 'Strumento',
  keep: 'Mantieni',
  remove: 'Rimuovi',
  move: 'Sposta',
  size: 'Dimensione',
  sizeValue: (size) => `${size}\u00A0px`,
  undo: 'Annulla il tratto',
  redo: 'Ripristina il tratto',
  zoomOut: 'Riduci',
  zoomIn: 'Ingrandisci',
  fullSize: (percent) => `${percent}, mostra le dimensioni reali`,
  whole: (percent) => `${percent}, mostra tutta l’immagine`,
  hold: 'Tieni premuto per vedere l’originale',
  loading: 'Caricamento…',
  calculating: 'Calcolo in corso…',
  failed: 'Non è possibile mostrare questa immagine',
  helpBrush:
    'Le frecce muovono il pennello, Invio inizia e termina il tratto, Esc nasconde il pennello. Tieni premuto Spazio per spostare l’immagine.',
  helpView: 'Le frecce spostano l’immagine dove è più grande del riquadro.',
  shown: 'Pennello visibile. Invio inizia il tratto.',
  hidden: 'Pennello nascosto.',
  started: 'Tratto iniziato.',
  ended: 'Tratto terminato.',
  dropped: 'Tratto interrotto.',
})
