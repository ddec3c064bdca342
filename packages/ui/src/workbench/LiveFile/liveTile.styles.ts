import { css } from 'styled-components'
import { color } from '../../tokens/index.js'
import type { LiveFile } from '../files.types.js'

/** Marks the tile of a live file: `data-live` is `store`, or `practice` for one to practise on, which is dashed. */
export const liveTile = css`
  &[data-live] {
    color: ${color.accentText};
  }

  &[data-live='practice'] {
    border: 1px dashed ${color.warning};
    color: ${color.warning};
  }
`

/** Returns the `data-live` of the tile of a file. */
export function liveLook(live: LiveFile | undefined): 'store' | 'practice' | undefined {
  if (live === undefined) return undefined
  return live.isPractice ? 'practice' : 'store'
}
