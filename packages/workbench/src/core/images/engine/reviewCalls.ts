import {
  CutoutSession,
  type Cutout,
  type CutoutSettings,
  type Pixels,
  type Stroke,
} from '@dropwatt/automations/images'
import { transfer } from 'comlink'
import type { ImageContent } from './ImageContent.ts'
import type { ReviewPicture } from './imageMessages.ts'
import { showPixels } from './pictures.ts'

async function show({ pixels, reasons }: Cutout): Promise<ReviewPicture> {
  const after = await showPixels(pixels)
  return transfer({ after, reasons }, [after])
}

/** The calls that remove the background of one image while the member changes how. */
export function reviewCalls(read: (content: ImageContent, side: number) => Promise<Pixels>) {
  let session: CutoutSession | undefined

  function current(): CutoutSession {
    if (!session) throw new Error('No image is open.')
    return session
  }

  return {
    /**
     * Opens an image, in place of the one before.
     *
     * @param side the longer side that it is scaled down to, in pixels
     */
    async openCutout(
      content: ImageContent,
      settings: CutoutSettings,
      side: number,
    ): Promise<ReviewPicture> {
      session = undefined
      session = new CutoutSession(await read(content, side), settings)
      return show(session.result())
    },

    addStroke: (stroke: Stroke) => show(current().addStroke(stroke)),

    undoStroke: () => show(current().undoStroke()),

    /** Removes the background with other settings; the strokes stay. */
    changeCutout(settings: Omit<CutoutSettings, 'strokes'>): Promise<ReviewPicture> {
      const { strokes } = current().settings
      return show(current().change({ ...settings, strokes }))
    },
  }
}
