import { css } from 'styled-components'
import { focusRing, softTransition, tickable } from '../../theme/index.js'
import { color, radius } from '../../tokens/index.js'

/** The checkbox of a row. Its hit area is as high as the row allows. */
export const check = css`
  & [data-check] {
    position: relative;
    display: grid;
    flex: none;
    cursor: pointer;
  }

  & [data-check]::after {
    content: '';
    position: absolute;
    inset: -0.5rem;
  }

  /* Above the hit area, which is the last child of the label. */
  & [data-check] > * {
    z-index: 1;
    grid-area: 1 / 1;
  }

  & [data-check] > svg {
    place-self: center;
    inline-size: 0.875rem;
    block-size: 0.875rem;
    color: ${color.onNeon};
    opacity: 0;
    pointer-events: none;
    stroke-width: 3;
  }

  & [data-check] > :is(:checked, :indeterminate) + svg {
    opacity: 1;
  }

  & [data-check] > :disabled + svg {
    color: ${color.textDisabled};
  }

  & [data-check] > input {
    ${focusRing}
    ${softTransition}
    box-sizing: border-box;
    inline-size: 1.25rem;
    block-size: 1.25rem;
    margin: 0;
    border: 1.5px solid ${color.borderControl};
    border-radius: ${radius.sm};
    background: ${color.surface};
    appearance: none;
    cursor: inherit;

    ${tickable}

    &:is(:checked, :indeterminate):enabled {
      border-color: ${color.accentText};
      background: ${color.neon};
    }
  }

  @media (forced-colors: active) {
    & [data-check] > input {
      appearance: auto;
    }

    & [data-check] > svg {
      display: none;
    }
  }
`
