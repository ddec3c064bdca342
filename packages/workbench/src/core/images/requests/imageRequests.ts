import { expose, transfer } from 'comlink'
import type { ImageSettings } from '../../services/key/KeySettings.ts'
import { ServiceError, type ServiceErrorCode } from '../../services/ServiceError.ts'
import { readAddress, type ReadImage } from './readAddress.ts'
import { removeByService } from './removeByService.ts'

let isBlocked = false
addEventListener('securitypolicyviolation', () => {
  isBlocked = true
})

/** An image without its background, or why the service gave none. */
type RemovedBackground =
  | { readonly bytes: ArrayBuffer }
  | { readonly code: ServiceErrorCode; readonly details: string }

const calls = {
  /** Reads the image at an address, or says why it cannot. */
  async read(address: string): Promise<ReadImage> {
    const read = await readAddress(address)
    return 'bytes' in read ? transfer(read, [read.bytes]) : read
  },

  /** Lets the member's service remove the background of an image. */
  async removeBackground(settings: ImageSettings, image: Blob): Promise<RemovedBackground> {
    try {
      const bytes = await removeByService(settings, image)
      return transfer({ bytes }, [bytes])
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error
      const { code, details } = error
      return { code: code === 'unreachable' && isBlocked ? 'host' : code, details }
    }
  },
}

/** The calls of the worker that connects to other hosts: those of a store, and the member's service. */
export type ImageRequests = typeof calls

expose(calls)
