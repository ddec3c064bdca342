import { defineStrings } from '../../i18n/index.js'

export const imageResultsStrings = defineStrings('imageResults', {
  results: 'Results for each file',
  figures: 'All files together',
  before: 'Before',
  after: 'After',
  reductionTotal: 'Size reduction on your files',
  lowest: 'Lowest similarity',
  smaller: (text: string, count: number) =>
    `${text} ${count === 1 ? 'file is' : 'files are'} smaller.`,
  notChanged: (text: string, count: number) =>
    count === 1
      ? `${text} was not changed because the result would be larger.`
      : `${text} were not changed because the result would be larger.`,
  excludedCount: (text: string, _count: number) => `${text} excluded.`,
  pending: 'No file is finished yet.',
  show: 'Show files',
  all: 'All',
  kept: 'Not changed',
  under: (similarity: string) => `Similarity under ${similarity}`,
  review: 'Needs review',
  file: 'File',
  reduction: 'Size reduction',
  similarity: 'Similarity',
  measure: 'SSIM, 480\u00A0px',
  note: 'Note',
  converted: (from: string, to: string) => `${from} to ${to}`,
  unknown: 'not known',
  loading: 'Loading…',
  noMatch: 'No files here',
  noMatchText: 'No file has this state now.',
  showAll: 'Show all files',
})
