import { writeManifest } from './manifest.ts'
import { writeOfflinePages } from './offline/pages.ts'
import { writePictures } from './pictures.ts'
import { writeServiceWorker } from './serviceWorker.ts'

/** Adds to the built app what makes it a thing of its own: pictures, a manifest, a life offline. */
export async function finishBuild(distDir: string): Promise<void> {
  await writePictures(distDir)
  await writeManifest(distDir)
  await writeOfflinePages(distDir)
  // The last, as its version follows from all documents.
  await writeServiceWorker(distDir)
}
