import { expose } from 'comlink'
import { additionCalls } from './calls/additionCalls.ts'
import { againCalls } from './calls/againCalls.ts'
import { Cancellation } from './calls/Cancellation.ts'
import { comparisonCalls } from './calls/comparisonCalls.ts'
import { differenceCalls } from './calls/differenceCalls.ts'
import { downloadCalls } from './calls/downloadCalls.ts'
import { exportImageCalls } from './calls/exportImageCalls.ts'
import { jobCalls } from './calls/jobCalls.ts'
import { marginCalls } from './calls/marginCalls.ts'
import { openingCalls } from './calls/openingCalls.ts'
import { previewCalls } from './calls/previewCalls.ts'
import { recipeCalls } from './calls/recipeCalls.ts'
import { translationCalls } from './calls/translationCalls.ts'
import { FileState } from './calls/FileState.ts'

/** Makes the calls of a worker that holds one file: everything that takes time runs there. */
function fileCalls() {
  const state = new FileState()
  const cancellation = new Cancellation()
  return {
    ...openingCalls(state),
    ...previewCalls(state),
    ...jobCalls(state, cancellation),
    ...additionCalls(state),
    ...againCalls(),
    ...differenceCalls(state),
    ...recipeCalls(state, cancellation),
    ...downloadCalls(state),
    ...comparisonCalls(state),
    ...marginCalls(state),
    ...translationCalls(state),
    ...exportImageCalls(state),
  }
}

/** The open file, in a worker, as it is called. */
export type FileWorker = ReturnType<typeof fileCalls>

expose(fileCalls())
