'use client'
import type { ImageReason } from '@dropwatt/automations/images'
import { useMemo } from 'react'
import { useStrings } from '../../i18n/index.js'
import { factsLineStrings } from '../FactsLine/index.js'
import type { KeptOrChosen, ImageRefusal, ImageStatus } from '../images.types.js'
import { useFigures } from '../useFigures.js'
import { imageWordsStrings } from './ImageWords.strings.js'

/** Words the state of images in the current language. Reasons begin with a small letter. */
export interface ImageWords {
  /** A number of images: ‘212 images’. */
  readonly images: (count: number) => string
  /** A state in one or two words: ‘Not changed’; an empty text for an image that is only open. */
  readonly state: (status: ImageStatus) => string
  /** Returns the reason for an image's state: ‘already small’; undefined if its state says all. */
  readonly detail: (status: ImageStatus) => string | undefined
  /** A state with its reason, where that belongs to it: ‘Not changed, already small’. */
  readonly stateWithReason: (status: ImageStatus) => string
  /** One reason. */
  readonly reason: (reason: ImageReason | KeptOrChosen | ImageRefusal) => string
}

/** Returns functions that word the state of images in the current language. */
export function useImageWords(): ImageWords {
  const strings = useStrings(imageWordsStrings)
  const facts = useStrings(factsLineStrings)
  const { count } = useFigures()
  return useMemo(() => {
    const reason = (code: ImageReason | KeptOrChosen | ImageRefusal) => strings[code]

    function state(status: ImageStatus): string {
      if (status.kind === 'open') return ''
      if (status.kind === 'kept') return strings.notChanged
      return strings[status.kind]
    }

    function detail(status: ImageStatus): string | undefined {
      if (status.kind === 'kept') return reason(status.reason)
      if (status.kind === 'refused') return reason(status.problem)
      const [strongest] = status.kind === 'review' ? status.reasons : []
      return strongest && reason(strongest)
    }

    function stateWithReason(status: ImageStatus): string {
      if (status.kind === 'kept') return strings.notChangedBecause(reason(status.reason))
      if (status.kind === 'refused') return strings.refusedBecause(reason(status.problem))
      return state(status)
    }

    return {
      images: (number) => facts.imageCount(count(number), number),
      state,
      detail,
      stateWithReason,
      reason,
    }
  }, [strings, facts, count])
}
