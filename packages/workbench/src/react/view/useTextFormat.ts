import type { TextFormat } from '@dropwatt/ui/workbench'
import { useState } from 'react'
import { readText, writeText } from '../../core/storage/storedText.ts'

const storedAs = 'dropwatt.text-format'

/** Holds how changed descriptions are shown, and remembers it on this device. */
export function useTextFormat(): readonly [TextFormat, (format: TextFormat) => void] {
  const [format, setFormat] = useState<TextFormat>(() =>
    readText(storedAs) === 'html' ? 'html' : 'text',
  )
  return [
    format,
    (next) => {
      writeText(storedAs, next)
      setFormat(next)
    },
  ]
}
