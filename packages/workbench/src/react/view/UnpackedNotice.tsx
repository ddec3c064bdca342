import { Paragraphs } from '@dropwatt/ui'
import type { UnpackedFrom } from '@dropwatt/automations'
import { Notice } from '@dropwatt/ui/workbench'
import { writeCount } from '../writeCount.ts'
import { useBenchTexts } from './BenchTextsProvider.tsx'

/** Says where the table of a file was, and what was decided when it was taken out. */
export function UnpackedNotice({
  from: { format, part, notes },
  isDownloaded = false,
  onDismiss,
}: {
  from: UnpackedFrom
  /** Whether the table itself is what the member downloads. @default false */
  isDownloaded?: boolean
  onDismiss: () => void
}) {
  const { texts, language } = useBenchTexts()
  const { sheet, zip, text, notes: words } = texts.unpacked
  const needsReview = notes.some(({ tone }) => tone === 'review')
  const lines = notes.map(({ code, values: { n = 0, cells = '', others = '' } }) =>
    words[code](writeCount(Number(n), language), String(cells || others)),
  )
  return (
    <Notice
      {...(needsReview && { tone: 'warning' })}
      title={format === 'XLSX' ? sheet(part) : zip(part)}
      onDismiss={onDismiss}
    >
      <Paragraphs texts={[isDownloaded && format === 'XLSX' && text, ...lines]} />
    </Notice>
  )
}
