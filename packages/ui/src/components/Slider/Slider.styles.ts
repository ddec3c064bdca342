import { css, styled } from 'styled-components'
import { base, focusRing, tabularNumbers } from '../../theme/index.js'
import { color, duration, easing, effect, font, fontSize, radius } from '../../tokens/index.js'

/** Position of a value along the range of the thumb's centre. */
const reach = 'calc(var(--_thumb) / 2 + (100% - var(--_thumb)) * var(--at))'

export const StyledSlider = styled.div`
  ${base}
  --_thumb: 1.375rem;
  --_track: 0.375rem;

  position: relative;
  display: grid;
  align-items: center;

  & > [data-track],
  & > input {
    grid-area: 1 / 1;
  }
`

export const StyledTrack = styled.span`
  block-size: var(--_track);
  overflow: hidden;
  border-radius: ${radius.full};
  background: ${color.surface3};
  box-shadow: inset 0 0 0 1px ${color.borderControl};

  &::before {
    content: '';
    display: block;
    inline-size: ${reach};
    block-size: 100%;
    background: ${color.neon};
    box-shadow: inset 0 0 0 1px ${color.neonEdge};
  }

  &[data-disabled] {
    box-shadow: inset 0 0 0 1px ${color.border};

    &::before {
      background: ${color.borderControl};
      box-shadow: none;
    }
  }

  &[data-invalid] {
    box-shadow: 0 0 0 1px ${color.danger};
  }

  @media (forced-colors: active) {
    block-size: 0.625rem;
    border: 1px solid CanvasText;

    &::before {
      background: Highlight;
      box-shadow: none;
      forced-color-adjust: none;
    }

    &[data-invalid] {
      border-width: 3px;
    }

    &[data-disabled]::before {
      background: GrayText;
    }
  }
`

const thumb = css`
  box-sizing: border-box;
  inline-size: var(--_thumb);
  block-size: var(--_thumb);
  border: 2px solid ${color.surface};
  border-radius: ${radius.full};
  background: ${color.primary};
  box-shadow:
    0 0 0 1px ${color.borderControl},
    ${effect.shadow1};
  transition: transform ${duration.fast} ${easing.standard};

  @media (prefers-reduced-motion: reduce) {
    transition: none;
  }

  @media (forced-colors: active) {
    border: 2px solid Canvas;
    background: ButtonText;
    forced-color-adjust: none;
  }
`

const quietThumb = css`
  background: ${color.textDisabled};
  box-shadow: 0 0 0 1px ${color.border};

  @media (forced-colors: active) {
    background: GrayText;
  }
`

export const StyledInput = styled.input`
  ${focusRing}
  z-index: 1;
  box-sizing: border-box;
  inline-size: 100%;
  min-block-size: 1.75rem;
  margin: 0;
  border-radius: ${radius.sm};
  background: transparent;
  appearance: none;
  cursor: pointer;

  &::-webkit-slider-runnable-track {
    background: transparent;
  }

  &::-moz-range-track {
    background: transparent;
  }

  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }

  &::-moz-range-thumb {
    ${thumb}
  }

  &:active:enabled::-webkit-slider-thumb {
    transform: scale(1.1);
  }

  &:active:enabled::-moz-range-thumb {
    transform: scale(1.1);
  }

  &:disabled {
    cursor: not-allowed;
  }

  &:disabled::-webkit-slider-thumb {
    ${quietThumb}
  }

  &:disabled::-moz-range-thumb {
    ${quietThumb}
  }

  @media (pointer: coarse) {
    min-block-size: 2.75rem;
  }
`

export const StyledTicks = styled.span`
  ${tabularNumbers}
  position: relative;
  block-size: 1.5rem;
  color: ${color.textSubtle};
  font-family: ${font.mono};
  font-size: ${fontSize.axis};
  line-height: 1rem;
  pointer-events: none;
`

export const StyledTick = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-start: ${reach};
  display: grid;
  grid-template-columns: 0;
  justify-items: center;
  white-space: nowrap;

  &::before {
    content: '';
    inline-size: 1px;
    block-size: 0.375rem;
    background: ${color.borderControl};
  }

  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
      forced-color-adjust: none;
    }
  }
`
