import type { StoreApi } from 'zustand/vanilla'
import type { FileSaver } from './FileSaver.ts'
import type { SessionState } from './SessionState.ts'

/** The file in the member's folder that the open file is a copy of, as far as the browser knows it. */
export class FileOnDisk {
  readonly #state: StoreApi<SessionState>
  readonly #saver: FileSaver

  constructor(state: StoreApi<SessionState>, saver: FileSaver) {
    this.#state = state
    this.#saver = saver
  }

  /** Looks whether it has changed, if the browser still allows it. */
  async look(): Promise<void> {
    const { changedOnDisk, file } = this.#state.getState()
    const { disk } = file
    if (!disk || changedOnDisk) return
    try {
      if ((await disk.handle.queryPermission({ mode: 'read' })) !== 'granted') return
      const found = await disk.handle.getFile()
      if (found.lastModified === disk.modifiedAt && found.size === disk.size) return
      this.#state.setState({ changedOnDisk: found })
    } catch {
      // The file was moved or removed, which is no change of this copy.
    }
  }

  /** Closes the message that it has changed, until it changes again. */
  async dismiss(): Promise<void> {
    const { changedOnDisk, file } = this.#state.getState()
    const { disk } = file
    this.#state.setState({ changedOnDisk: undefined })
    if (!changedOnDisk || !disk) return
    const { size, lastModified: modifiedAt } = changedOnDisk
    await this.#saver.putFile({ disk: { ...disk, size, modifiedAt } })
  }
}
