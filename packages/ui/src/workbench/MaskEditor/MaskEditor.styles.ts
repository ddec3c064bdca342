import { styled } from 'styled-components'
import {
  base,
  caption,
  focusRing,
  singleColumn,
  tabularNumbers,
  visuallyHidden,
  wrappingRow,
} from '../../theme/index.js'
import { color, constant, fontSize, radius, space, upTo } from '../../tokens/index.js'
import { checkerboard } from '../Picture/index.js'

export const StyledMaskEditor = styled.section`
  ${base}
  ${singleColumn}
  gap: ${space[4]};
  color: ${color.text};
`

export const StyledToolbar = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
  min-inline-size: 0;
`

export const StyledTools = styled.div`
  ${wrappingRow}
  gap: ${space[2]} ${space[4]};
  min-inline-size: 0;

  & label > svg {
    color: inherit;
  }
`

export const StyledSize = styled.div`
  ${tabularNumbers}
  display: flex;
  align-items: center;
  gap: ${space[3]};
  ${caption}

  & > span > b {
    display: inline-block;
    min-inline-size: 3ch;
    color: ${color.text};
    font-weight: 550;
  }

  & > div {
    inline-size: 8rem;
  }
`

export const StyledZoom = styled.div`
  ${tabularNumbers}
  display: flex;
  align-items: center;
  gap: ${space[1]};

  &[data-part='zoom'] {
    margin-inline-start: auto;
  }
`

export const StyledFrame = styled.div`
  container-type: inline-size;
  position: relative;
  min-inline-size: 0;
`

/** Both pictures beside each other; on narrow benches one. */
export const StyledStage = styled.div`
  ${focusRing}
  --_corner: calc(${radius.lg} - 1px);

  position: relative;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: 2px;
  block-size: clamp(16rem, min(50cqi, 66vh), 42rem);
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  background: ${color.accentText};
  overflow: clip;
  overflow-clip-margin: 6px;

  &[data-single] {
    block-size: clamp(16rem, min(100cqi, 56vh), 42rem);
  }

  /* From edge to edge of what surrounds it. */
  @media ${upTo.phone} {
    --_corner: 0;

    margin-inline: calc(-1 * var(--mask-edge, 0px));
    border-inline-width: 0;
    border-radius: 0;

    &[data-single] {
      block-size: clamp(16rem, min(100cqi + 2 * var(--mask-edge, 0px), 56vh), 42rem);
    }
  }

  @media (forced-colors: active) {
    background: CanvasText;
  }
`

export const StyledPane = styled.div`
  position: relative;
  min-inline-size: 0;
  overflow: clip;
  background: ${color.surface2};
  touch-action: none;
  user-select: none;
  -webkit-touch-callout: none;

  [data-tool='move'] > & {
    cursor: grab;
  }

  [data-tool='move'] > &:active {
    cursor: grabbing;
  }

  [data-tool='paint'] > & {
    cursor: crosshair;
  }

  &:first-child {
    border-start-start-radius: var(--_corner);
    border-end-start-radius: var(--_corner);
  }

  &:nth-last-child(1 of [data-pane]) {
    border-start-end-radius: var(--_corner);
    border-end-end-radius: var(--_corner);
  }

  & > canvas {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    pointer-events: none;
  }
`

/** Under the picture only, at its place in px of the screen: pictures have no direction. */
export const StyledGround = styled.div`
  ${checkerboard}
  position: absolute;
  inset-block-start: var(--_top);
  inset-inline-start: var(--_left);
  inline-size: var(--_width);
  block-size: var(--_height);
  direction: ltr;
`

/** The brush. Light and dark lines, so that it is seen on any picture. */
export const StyledRing = styled.span`
  position: absolute;
  inset-block-start: var(--_top);
  inset-inline-start: var(--_left);
  box-sizing: border-box;
  inline-size: var(--_size);
  block-size: var(--_size);
  border: 2px solid ${color.black};
  border-radius: ${radius.full};
  box-shadow:
    inset 0 0 0 1px ${constant.tagInk},
    0 0 0 1px ${constant.tagInk};
  transform: translate(-50%, -50%);
  direction: ltr;
  pointer-events: none;
  forced-color-adjust: none;
`

export const StyledTag = styled.span`
  position: absolute;
  inset-block-start: ${space[3]};
  inset-inline-start: ${space[3]};
  max-inline-size: calc(100% - ${space[6]});
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.sm};
  background: ${constant.tagGround};
  color: ${constant.tagInk};
  font-size: ${fontSize.xs};
  font-weight: 500;
  line-height: 1.4;
  pointer-events: none;

  &[data-side='end'] {
    inset-inline: auto ${space[3]};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

/** Says that a picture is not there yet, or is an older one. */
export const StyledWait = styled.span`
  position: absolute;
  inset-block-end: ${space[3]};
  inset-inline-start: ${space[3]};
  padding: ${space[1]} ${space[3]};
  border-radius: ${radius.sm};
  background: ${constant.tagGround};
  color: ${constant.tagInk};
  font-size: ${fontSize.xs};
  line-height: 1.4;
  pointer-events: none;

  &[data-whole] {
    inset: 0;
    display: grid;
    place-items: center;
    border-radius: 0;
    background: transparent;
    color: ${color.textMuted};
    font-size: ${fontSize.md};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

export const StyledHold = styled.button`
  ${base}
  ${focusRing}
  position: absolute;
  inset-block-end: ${space[3]};
  inset-inline-end: ${space[3]};
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-block-size: 2.75rem;
  padding: 0 ${space[4]};
  border: 1px solid transparent;
  border-radius: ${radius.md};
  background: ${constant.tagGround};
  color: ${constant.tagInk};
  font-size: ${fontSize.sm};
  font-weight: 550;
  cursor: pointer;
  touch-action: none;
  user-select: none;
  -webkit-touch-callout: none;

  & > svg {
    inline-size: 1rem;
    block-size: 1rem;
    stroke-width: 1.75;
  }

  &[aria-pressed='true'] {
    border-color: ${constant.tagInk};
  }
`

export const StyledHidden = styled.p`
  ${visuallyHidden}
`
