import { defineStrings } from '../../i18n/index.js'

export const jobTimelineStrings = defineStrings('jobTimeline', {
  history: 'History',
  jobs: 'Jobs on this file',
  lede: 'Newest first. Each job can be undone while this file is saved here.',
  ledeImages: 'Newest first. You can undo the newest job while these images are saved here.',
  added: (products: string, count: number) =>
    count === 1 ? '1 product added' : `${products} products added`,
  excludedColumns: (columns: string, count: number) =>
    count === 1
      ? '1 column excluded from the download'
      : `${columns} columns excluded from the download`,
  changed: (products: string, productCount: number, cells: string, cellCount: number) =>
    `${products} ${productCount === 1 ? 'product' : 'products'}, ${cells} ${cellCount === 1 ? 'cell' : 'cells'}`,
  excluded: (text: string, _count: number) => `${text} excluded`,
  stopped: (text: string, _count: number) => `${text} stopped`,
  byHand: (text: string) => `${text} by hand`,
  changedImages: (images: string, count: number) =>
    count === 1 ? `${images} image changed` : `${images} images changed`,
  applied: 'Applied',
  undone: 'Undone',
  'partly-undone': 'Partly undone',
  cancelled: 'Cancelled',
  paused: 'Paused',
  laterChanges: 'Has later changes',
  opened: (name: string) => `Opened ${name}`,
  imported: (source: string) => `Imported from ${source}`,
  undoImport: (source: string) => `Undo the import from ${source}`,
  openedText: (rows: string, count: number, size: string) =>
    `${rows} ${count === 1 ? 'row' : 'rows'}, ${size}, original saved`,
  openedImages: (images: string, count: number, size: string) =>
    `${images} ${count === 1 ? 'image' : 'images'}, ${size}, originals not changed`,
  downloadOriginal: 'Download original file',
  undo: 'Undo',
  redo: 'Redo',
  resume: 'Resume',
  waits: 'Another job is being undone or redone.',
  saveRecipe: 'Save these jobs as a recipe',
})
