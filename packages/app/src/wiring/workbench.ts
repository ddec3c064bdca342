import { createWorkbench } from '@dropwatt/workbench'
import { workerUrl } from './scriptUrls.ts'

/** The workbench of this tab. */
export const workbench = createWorkbench({ workerUrl })
