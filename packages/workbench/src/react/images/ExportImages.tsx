import type { ExportImage } from '@dropwatt/automations/images'
import { Button, ProgressBar } from '@dropwatt/ui'
import { Notice } from '@dropwatt/ui/workbench'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useBenchTexts } from '../view/BenchTextsProvider.tsx'
import type { Bench } from '../../core/store/Bench.ts'
import type { Session } from '../../core/store/Session.ts'
import type { ImageSource } from '../../core/images/intake/ImageSource.ts'
import { readImages, type UnreadImage } from '../../core/images/requests/readImages.ts'
import { useResolved } from '../useResolved.ts'
import { writeCount } from '../writeCount.ts'

interface ReadResult {
  readonly sources: readonly ImageSource[]
  readonly unread: readonly UnreadImage[]
}

const none: readonly ExportImage[] = []

/** Lists the images of an export once. */
function useExportImages(session: Session): readonly ExportImage[] {
  const list = useCallback(() => session.worker.ask((api) => api.exportImages()), [session])
  return useResolved(list) ?? none
}

/** Offers to open the images that a product export has addresses of; nothing if it has none. */
export function ExportImages({ bench, session }: { bench: Bench; session: Session }) {
  const { texts, language } = useBenchTexts()
  const words = texts.images.addresses
  const images = useExportImages(session)
  const [done, setDone] = useState<number>()
  const [result, setResult] = useState<ReadResult>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const count = (value: number) => writeCount(value, language)
  const all = images.length
  if (all === 0) return null

  const openRead = ({ sources }: ReadResult) => void bench.images.open(sources)

  async function read() {
    const controller = new AbortController()
    running.current = controller
    setResult(undefined)
    setDone(0)
    try {
      const found = await readImages(images, controller.signal, setDone)
      if (found.unread.length === 0) openRead(found)
      else setResult(found)
    } catch (error) {
      if (!controller.signal.aborted) throw error
    } finally {
      setDone(undefined)
    }
  }

  if (done !== undefined) {
    return (
      <Notice
        tone="info"
        title={words.title(count(all), all, session.file.name)}
        actions={
          <Button size="sm" variant="outline" onClick={() => running.current?.abort()}>
            {words.cancel}
          </Button>
        }
      >
        {words.reading(count(done), count(all))}
        <ProgressBar label={words.label} value={(done / all) * 100} />
      </Notice>
    )
  }
  if (result) {
    const { sources, unread } = result
    const reasons = [...new Set(unread.map(({ failure }) => failure))]
    return (
      <Notice
        tone="warning"
        title={words.unread(count(unread.length), unread.length)}
        actions={
          <>
            {sources.length > 0 && (
              <Button size="sm" variant="secondary" onClick={() => openRead(result)}>
                {words.openOthers(count(sources.length), sources.length)}
              </Button>
            )}
            <Button size="sm" variant="outline" onClick={() => void read()}>
              {words.again}
            </Button>
          </>
        }
      >
        {reasons.map((reason) => words.failures[reason]).join(' ')}
      </Notice>
    )
  }
  return (
    <Notice
      tone="info"
      title={words.title(count(all), all, session.file.name)}
      actions={
        <Button size="sm" variant="outline" onClick={() => void read()}>
          {words.open(count(all), all)}
        </Button>
      }
    >
      {words.text}
    </Notice>
  )
}
