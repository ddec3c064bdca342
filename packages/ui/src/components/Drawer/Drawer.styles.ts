import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, duration, easing, effect, fontSize, radius, space } from '../../tokens/index.js'

const width = '18rem'

/** At the end edge it holds controls, which take more room than links. */
const panelWidth = '23rem'

export const StyledDrawer = styled.dialog`
  ${base}
  --_away: translateX(-100%);

  position: fixed;
  inset-block: 0;
  inset-inline: 0 auto;
  inline-size: min(${width}, 100vw - ${space[10]});
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  padding: 0;
  border: 0;
  border-inline-end: 1px solid ${color.border};
  background: ${color.bgSunken};
  box-shadow: ${effect.shadow3};
  color: ${color.text};
  overscroll-behavior: contain;
  overflow: hidden;
  transform: var(--_away);
  transition-property: transform, overlay, display;
  transition-duration: ${duration.slow};
  transition-timing-function: ${easing.out};
  transition-behavior: allow-discrete;

  &:dir(rtl) {
    --_away: translateX(100%);
  }

  &[data-drawer='end'] {
    --_away: translateX(100%);

    inset-inline: auto 0;
    inline-size: min(${panelWidth}, 100vw - ${space[10]});
    border-inline: 1px solid ${color.border};
    border-inline-end: 0;
    background: ${color.surface};

    &:dir(rtl) {
      --_away: translateX(-100%);
    }
  }

  &[data-drawer='bottom'] {
    --_away: translateY(100%);

    inset-block: auto 0;
    inset-inline: 0;
    inline-size: 100%;
    block-size: auto;
    max-block-size: calc(100dvh - ${space[12]});
    border-block-start: 1px solid ${color.border};
    border-inline-end: 0;
    border-radius: ${radius.xl} ${radius.xl} 0 0;
    background: ${color.surface};
  }

  &::backdrop {
    background: ${effect.backdrop};
    opacity: 0;
    transition-property: opacity, overlay, display;
    transition-duration: ${duration.slow};
    transition-behavior: allow-discrete;
  }

  &[open] {
    display: flex;
    flex-direction: column;
    transform: none;
  }

  &[open]::backdrop {
    opacity: 1;
  }

  @starting-style {
    &[open] {
      transform: var(--_away);
    }

    &[open]::backdrop {
      opacity: 0;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    transform: none;
    transition: none;

    &::backdrop {
      transition: none;
    }
  }
`

/** Over the content's first line, at its end. */
export const StyledClose = styled.div`
  position: absolute;
  inset-block-start: ${space[3]};
  inset-inline-end: ${space[3]};
  z-index: 1;
`

export const StyledBody = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
`

/** Clear of the close button. */
export const StyledTitle = styled.h2`
  margin-block: 0 ${space[4]};
  margin-inline: 0 ${space[12]};
  font-size: ${fontSize.xl};
  overflow-wrap: anywhere;
`
