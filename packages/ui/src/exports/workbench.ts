export type { WorkbenchCatalog, WorkbenchCatalogIn } from '../locales/wholeCatalog.js'
export {
  Notice,
  noticeTones,
  type NoticeProps,
  type NoticeTone,
} from '../workbench/Notice/index.js'
