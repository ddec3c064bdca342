import { css } from 'styled-components'
import { upTo } from '../tokens/index.js'
import { noticeSize } from './noticeSize.js'

/** Condition for a workbench that fills the window, in which only its parts scroll. Lower windows and paper scroll as a page. */
export const fillsWindow = 'screen and (min-height: 37.5rem)'

/**
 * Makes an element as high as the window below the top bar and the header of a wide page; on phones
 * below the top bar alone, as the header scrolls away.
 */
export const benchHeight = css`
  @media ${fillsWindow} {
    min-block-size: max(36rem, calc(100dvh - ${noticeSize} - 11rem));
  }

  @media ${fillsWindow} and ${upTo.phone} {
    min-block-size: calc(100dvh - ${noticeSize} - 3.75rem);
  }
`
