'use client'
import type { FixCode } from '@dropwatt/automations'
import { useStrings } from '../../i18n/index.js'
import { fixStrings } from './FindingList.strings.js'

/** Returns the names of the fixes in the current language, for the jobs that they make. */
export function useFixNames(): Readonly<Record<FixCode, string>> {
  return useStrings(fixStrings)
}
