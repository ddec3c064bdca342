import { joinCatalogs } from '../../i18n/index.js'
import { noticeIt } from '../../workbench/Notice/Notice.it.js'
import type { WorkbenchCatalog } from '../wholeCatalog.js'

/** Every text of the file workbench in Italian. */
export const workbenchIt: WorkbenchCatalog = joinCatalogs(noticeIt)
