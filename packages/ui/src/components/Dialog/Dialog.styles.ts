import { styled } from 'styled-components'
import { base, focusRing } from '../../theme/index.js'
import {
  color,
  duration,
  easing,
  effect,
  fontSize,
  radius,
  space,
  upTo,
} from '../../tokens/index.js'

/** A modal surface in the middle of the page: its position and its animations. */
export const StyledSurface = styled.dialog`
  ${base}
  ${focusRing}
  position: fixed;
  inset: 0;
  inline-size: min(32rem, 100vw - 2 * ${space[4]});
  max-inline-size: none;
  block-size: fit-content;
  max-block-size: calc(100dvh - 2 * ${space[4]});
  margin: auto;
  padding: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${effect.topLight}, ${effect.shadow3};
  color: ${color.text};
  overflow-y: auto;
  overscroll-behavior: contain;
  opacity: 0;
  transform: translateY(${space[2]});
  transition-property: opacity, transform, overlay, display;
  transition-duration: ${duration.medium};
  transition-timing-function: ${easing.out};
  transition-behavior: allow-discrete;

  &[data-size='lg'] {
    inline-size: min(40rem, 100vw - 2 * ${space[4]});
  }

  &[data-size='xl'] {
    inline-size: min(51rem, 100vw - 2 * ${space[4]});
  }

  &[data-size='full'] {
    flex-direction: column;
    inline-size: min(100rem, 100vw - 2 * ${space[4]});
    block-size: 100dvh;
  }

  &[data-size='full'][open] {
    display: flex;
  }

  &::backdrop {
    background: ${effect.backdrop};
    opacity: 0;
    transition-property: opacity, overlay, display;
    transition-duration: ${duration.medium};
    transition-behavior: allow-discrete;
  }

  &[open] {
    opacity: 1;
    transform: none;
  }

  &[open]::backdrop {
    opacity: 1;
  }

  @starting-style {
    &[open] {
      opacity: 0;
      transform: translateY(${space[2]});
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

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`

export const StyledHead = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: flex;
  align-items: flex-start;
  gap: ${space[4]};
  padding-block: ${space[5]} ${space[3]};
  padding-inline: ${space[6]} ${space[4]};
  background: inherit;

  & > div {
    flex: 1;
    min-inline-size: 0;
  }

  & h2 {
    ${base}
    padding-block: ${space[1]};
    font-size: ${fontSize['2xl']};
    font-weight: 600;
    line-height: 1.3;
    letter-spacing: -0.02em;
    overflow-wrap: break-word;
    text-wrap: balance;
  }

  & > button {
    flex: none;
    margin-block-start: calc(-1 * ${space[1]});
  }

  @media ${upTo.phone} {
    padding-inline-start: ${space[4]};
  }

  @media (max-height: 480px) {
    position: static;
  }
`

export const StyledBody = styled.div`
  [data-size='full'] > & {
    display: flex;
    flex: 1 0 auto;
    flex-direction: column;
  }

  padding: 0 ${space[6]} ${space[6]};
  color: ${color.textMuted};
  font-size: ${fontSize.base};
  line-height: 1.5;
  overflow-wrap: break-word;

  & > p {
    ${base}
    text-wrap: pretty;
  }

  & > p + p {
    margin-block-start: ${space[3]};
  }

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }
`

export const StyledActions = styled.div`
  position: sticky;
  inset-block-end: 0;
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${space[3]};
  padding: ${space[4]} ${space[6]};
  border-block-start: 1px solid ${color.border};
  background: inherit;

  @media ${upTo.phone} {
    padding-inline: ${space[4]};

    /* As wide as each other where their words fit, and below each other where they do not. */
    & > * {
      flex: 1 1 7.5rem;
      min-inline-size: fit-content;
    }
  }

  @media (max-height: 480px) {
    position: static;
  }
`
