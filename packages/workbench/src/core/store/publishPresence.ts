import type { StoreApi } from 'zustand/vanilla'
import { writePresence, type Presence } from '../presence.ts'
import { lastImport } from '../storage/records.ts'
import type { BenchState } from './BenchState.ts'
import { importerOf } from './Importing.ts'

/**
 * Keeps what pages need to know before they load the workbench as this tab has it.
 *
 * @param before what they knew at the last visit, which holds until the lists have been read
 * @returns ends it
 */
export function publishPresence(
  store: StoreApi<BenchState>,
  user: string,
  before: Presence,
): () => void {
  let published: string | undefined
  return store.subscribe((state) => {
    const presence = presenceOf(state, before)
    const text = JSON.stringify(presence)
    if (text === published) return
    published = text
    writePresence(user, presence)
  })
}

function presenceOf(state: BenchState, before: Presence): Presence {
  const { open, files, isLoaded, settings, session, importing, goesOn } = state
  const find = (id: string | undefined) => files.find((file) => file.id === id)
  const file = find(open.file) ?? session?.file
  const source = importing?.file ?? find(open.source)
  const made = file && lastImport(file)?.slug
  const shown = [source && importerOf(source), made === goesOn ? undefined : made]
  const known = [...new Set(shown.filter((slug) => slug !== undefined))]
  const importers = isLoaded || known.length > 0 ? known : (before.importers ?? [])
  const openKind = file ? (file.kind ?? 'products') : before.openKind
  const isLive = file ? file.live !== undefined : before.isLive
  const removesOnLogout = isLoaded ? settings.removesOnLogout : before.removesOnLogout
  return {
    ...(open.file !== undefined && {
      open: open.file,
      ...(openKind && { openKind }),
      ...(isLive && { isLive }),
    }),
    ...(open.source !== undefined && { source: open.source }),
    ...(open.images !== undefined && { images: open.images }),
    ...(importers.length > 0 && { importers }),
    files: isLoaded ? files.length : (before.files ?? 0),
    ...(removesOnLogout && { removesOnLogout }),
  }
}
