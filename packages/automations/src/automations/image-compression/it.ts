import type { Translation } from '../../options/texts.ts'
import type { strings } from './options.ts'

export const it: Translation<typeof strings> = {
  fields: {
    mode: {
      label: 'Compressione',
      help: 'Ogni opzione mostra il tempo stimato per i tuoi file.',
      choices: {
        fast: 'Veloce: JPG',
        small: 'Leggera: WEBP',
        lossless: 'Senza perdita: pixel identici',
      },
    },
    quality: { label: 'Qualità' },
    side: { label: 'Lato più lungo', help: 'Le immagini non vengono mai ingrandite.' },
    alpha: {
      label: 'Immagini trasparenti',
      choices: { webp: 'WEBP', png: 'PNG', white: 'Riempi di bianco' },
    },
    strip: { label: 'Rimuovi i metadati' },
    least: {
      label: 'Mantieni l’originale se la riduzione è sotto il',
      help: 'Il risultato non è mai più grande dell’originale.',
    },
  },
  columns: {},
  notes: {},
  summary: {
    'mode=fast': 'JPG',
    'mode=small': 'WEBP',
    'mode=lossless': 'pixel identici',
    quality: 'qualità {quality}',
    side: 'lato più lungo {side}',
    '~alpha': 'immagini trasparenti: {alpha}',
    '!strip': 'metadati mantenuti',
    least: '',
  },
  reasons: {},
}
