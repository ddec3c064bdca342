import { keyframes, styled } from 'styled-components'
import { base, coarseTarget, focusRing, softTransition, tabularNumbers } from '../../theme/index.js'
import { color, effect, fontSize, radius, space } from '../../tokens/index.js'

export const StyledTabs = styled.div`
  ${base}
  min-inline-size: 0;
  color: ${color.text};
`

export const StyledLine = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  box-shadow: inset 0 -1px ${color.border};

  @media (forced-colors: active) {
    border-block-end: 1px solid CanvasText;
  }
`

const toEnd = keyframes`
  from {
    --_fade: 2rem;
  }
`

export const StyledList = styled.div`
  ${base}
  display: flex;
  /* Scrolls once what is at the end has become as narrow as it can. */
  flex: 1 1 auto;
  gap: ${space[1]};
  min-inline-size: 0;
  overflow-x: auto;
  scrollbar-width: thin;
  scrollbar-color: ${color.border} transparent;

  /* Fades out where more tabs can be scrolled to. */
  @supports (animation-timeline: scroll()) {
    --_fade: 0px;
    --_end: right;
    mask-image: linear-gradient(
      to var(--_end),
      ${color.black} calc(100% - var(--_fade)),
      transparent
    );
    animation: ${toEnd} linear;
    animation-timeline: scroll(self inline);

    &:dir(rtl) {
      --_end: left;
    }
  }
`

export const StyledCount = styled.span`
  ${tabularNumbers}
  --_ink: ${color.textMuted};

  box-sizing: border-box;
  display: inline-block;
  min-inline-size: 1.375rem;
  margin-inline-start: 0.125rem;
  padding: 0.125rem 0.375rem;
  border-radius: ${radius.full};
  background: ${color.surface3};
  color: var(--_ink);
  font-size: ${fontSize.xs};
  font-weight: 500;
  text-align: center;

  &:is([data-tone='warning'], [data-tone='danger']) {
    background: color-mix(in srgb, var(--_ink) ${effect.tint}, transparent);
  }

  &[data-tone='warning'] {
    --_ink: ${color.warning};
  }

  &[data-tone='danger'] {
    --_ink: ${color.danger};
  }
`

export const StyledTab = styled.button`
  ${base}
  ${focusRing}
  ${softTransition}
  ${coarseTarget}
  position: relative;
  flex: none;
  min-block-size: 2.5rem;
  padding: ${space[2]} ${space[3]};
  border: 0;
  border-radius: ${radius.sm} ${radius.sm} 0 0;
  background: transparent;
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  font-weight: 450;
  line-height: 1.3;
  white-space: nowrap;
  cursor: pointer;

  &::before {
    content: '';
    position: absolute;
    inset-block-end: 0;
    inset-inline: 0;
    block-size: 2px;
  }

  &[aria-selected='true'] {
    color: ${color.text};
    font-weight: 550;
  }

  &[aria-selected='true']::before {
    background: ${color.accentText};
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  @media (hover: hover) {
    &:hover {
      background: ${color.surface2};
      color: ${color.text};
    }
  }

  @media (forced-colors: active) {
    &[aria-selected='true']::before {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

export const StyledPanel = styled.div`
  ${base}
  ${focusRing}
  padding-block: ${space[5]};
  border-radius: ${radius.sm};

  &[hidden] {
    display: none;
  }
`
