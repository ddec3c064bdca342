import type { ShownFile } from '@dropwatt/ui/workbench'
import { useMemo } from 'react'
import type { FileRecord } from '../../core/storage/records.ts'
import { factsOf } from '../view/facts.ts'
import { useLiveState } from './useLiveState.ts'
import { useMinute } from './useMinute.ts'

/** Returns what is shown of the open file; the same object until something of it changes. */
export function useShownFile(file: FileRecord): ShownFile {
  const state = useLiveState(file.live)
  const now = useMinute(file.live !== undefined)
  return useMemo(() => factsOf(file, { state, now }), [file, state, now])
}
