import { css, styled } from 'styled-components'
import { softTransition, tabularNumbers } from '../../theme/index.js'
import { color, constant, font, fontSize, radius, space } from '../../tokens/index.js'

const innerRadius = `calc(${radius.lg} - 1px)`

export const StyledFrame = styled.div`
  --_handle: 2.75rem;
  --_cut: calc(var(--at, 50) * 1%);

  position: relative;
  isolation: isolate;
  aspect-ratio: 29 / 10;
  min-block-size: 15rem;
  border-start-start-radius: ${innerRadius};
  border-start-end-radius: ${innerRadius};
  overflow: clip;

  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 3px;
  }
`

export const StyledLayer = styled.div`
  position: absolute;
  inset: 0;

  &[data-after] {
    clip-path: inset(0 0 0 var(--_cut));
  }

  &[data-after]:dir(rtl) {
    clip-path: inset(0 var(--_cut) 0 0);
  }
`

export const StyledTag = styled.span`
  ${tabularNumbers}
  position: absolute;
  inset-block-start: ${space[4]};
  inset-inline-start: ${space[4]};
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 ${space[2]};
  max-inline-size: calc(50% - ${space[6]});
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.sm};
  background: ${constant.tagGround};
  color: ${constant.tagInk};
  font-family: ${font.mono};
  font-size: ${fontSize.xs};
  font-weight: 500;
  line-height: 1.4;

  & > bdi {
    font-weight: 650;
  }

  [data-after] > & {
    inset-inline: auto ${space[4]};
    justify-content: end;
    text-align: end;
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/** The thumb is as tall as the image, so that the divider can be dragged at any height. */
const thumb = css`
  box-sizing: border-box;
  inline-size: var(--_handle);
  block-size: 100%;
  border: 0;
  background: transparent;
`

/** Extends half a thumb beyond both sides, so that the divider reaches the edge. */
export const StyledInput = styled.input`
  position: absolute;
  inset-block: 0;
  inset-inline: calc(var(--_handle) / -2);
  z-index: 2;
  inline-size: calc(100% + var(--_handle));
  block-size: 100%;
  margin: 0;
  background: transparent;
  appearance: none;
  cursor: ew-resize;
  touch-action: pan-y;

  &:focus {
    outline: none;
  }

  &::-webkit-slider-runnable-track {
    block-size: 100%;
    background: transparent;
  }

  &::-moz-range-track {
    block-size: 100%;
    background: transparent;
  }

  &::-webkit-slider-thumb {
    appearance: none;
    ${thumb}
  }

  &::-moz-range-thumb {
    ${thumb}
  }
`

export const StyledDivider = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-start: var(--_cut);
  z-index: 1;
  display: grid;
  align-items: center;
  justify-content: center;
  inline-size: 0;
  pointer-events: none;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: -1px;
    inline-size: 2px;
    background: ${color.neon};
    box-shadow:
      0 0 0 1px ${constant.outline},
      0 0 18px ${constant.halo};
  }

  & > span {
    ${softTransition}
    position: relative;
    display: grid;
    flex: none;
    place-items: center;
    inline-size: var(--_handle);
    block-size: var(--_handle);
    border: 2px solid ${color.neon};
    border-radius: ${radius.full};
    background: ${color.black};
    box-shadow: 0 0 0 1px ${constant.outline};
    color: ${color.neon};
  }

  & svg {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    stroke-width: 1.75;
  }

  input:active + & > span,
  input:focus-visible + & > span {
    background: ${color.neon};
    color: ${color.onNeon};
  }

  @media (forced-colors: active) {
    &::before {
      background: Highlight;
      forced-color-adjust: none;
    }

    & > span {
      border-color: Highlight;
      background: Canvas;
      color: CanvasText;
    }
  }
`
