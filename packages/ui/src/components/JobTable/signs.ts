import { css } from 'styled-components'
import { turning } from '../../theme/index.js'
import { radius } from '../../tokens/index.js'

/** The points of a check mark, as percentages of its square. */
const check = 'polygon(11% 51%, 21% 41%, 40% 60%, 80% 20%, 90% 30%, 40% 80%)'

/** The upright stroke and the dot of an exclamation mark inside the ring. */
const exclamation = `
  linear-gradient(currentColor 0 0) 50% 22% / 14% 34% no-repeat,
  linear-gradient(currentColor 0 0) 50% 80% / 14% 14% no-repeat`

/** The icon before a status, drawn without an extra element; set by `data-sign`. */
export const signs = css`
  &::before {
    content: '';
    flex: none;
    box-sizing: border-box;
    inline-size: 0.8125em;
    block-size: 0.8125em;
    margin-inline: 0.09375em;
    border: 1.5px solid;
    border-radius: ${radius.full};
  }

  &[data-sign='Running']::before {
    border-block-start-color: transparent;
    ${turning}
  }

  &[data-sign='Done']::before {
    inline-size: 1em;
    block-size: 1em;
    margin-inline: 0;
    border: 0;
    border-radius: 0;
    background: linear-gradient(currentColor 0 0);
    clip-path: ${check};
  }

  &[data-sign='Error']::before {
    background: ${exclamation};
  }

  &[data-sign='Paused']::before {
    block-size: 0.75em;
    inline-size: 0.5em;
    border-block: 0;
    border-inline: 0.1875em solid;
    border-radius: 0;
  }

  @media (forced-colors: active) {
    &::before {
      color: CanvasText;
      forced-color-adjust: none;
    }
  }
`
