import { defineStrings } from '../../i18n/index.js'

export const imageGridStrings = defineStrings('imageGrid', {
  images: 'Images',
  show: 'Show images',
  all: 'All',
  review: 'Needs review',
  ready: 'Ready',
  excluded: 'Excluded',
  waiting: 'Waiting',
  view: 'View',
  grid: 'Grid',
  list: 'List',
  include: (name: string) => `Include ${name}`,
  saidExcluded: (name: string) => `${name} excluded.`,
  saidIncluded: (name: string) => `${name} included.`,
  loading: 'Loading…',
  noMatch: 'No images here',
  noMatchText: 'No image has this state now.',
  showAll: 'Show all images',
})
