import { useComparisonWords } from '@dropwatt/ui/workbench'
import { useState } from 'react'
import { saveBlob } from '../../core/saveBlob.ts'
import type { Comparing } from '../../core/store/Comparing.ts'

/** Returns the props with which a dialog downloads a list of all differences. */
export function useComparisonDownload(comparing: Comparing) {
  const words = useComparisonWords()
  const [isDownloading, setDownloading] = useState(false)

  async function download(): Promise<void> {
    setDownloading(true)
    try {
      const { name, content } = await comparing.download(words)
      saveBlob(content, name)
    } finally {
      setDownloading(false)
    }
  }

  return { onDownload: () => void download(), downloading: isDownloading }
}
