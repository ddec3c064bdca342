import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { base, coarseTarget, focusRing, softTransition, turning } from '../../theme/index.js'
import { color, constant, effect, fontSize, radius, space } from '../../tokens/index.js'
import type { ButtonPart } from './Button.types.js'

export const StyledButton: ButtonPart = styled.button<ComponentProps<ButtonPart>>`
  ${base}
  ${focusRing}
  ${softTransition}
  ${coarseTarget}
  --_height: 2.5rem;
  --_inline: ${space[4]};
  --_ground: transparent;
  --_ink: ${color.text};
  --_edge: transparent;

  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  min-block-size: var(--_height);
  padding: ${space[1]} var(--_inline);
  border: 1px solid var(--_edge);
  border-radius: ${radius.md};
  background: var(--_ground);
  color: var(--_ink);
  font-size: ${fontSize.md};
  font-weight: 550;
  line-height: 1.2;
  letter-spacing: -0.005em;
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  -webkit-user-select: none;
  user-select: none;

  & svg {
    flex: none;
    inline-size: 1.0625em;
    block-size: 1.0625em;
    stroke-width: 1.75;
  }

  &[data-block] {
    inline-size: 100%;
  }

  &[data-size='sm'] {
    --_height: 2rem;
    --_inline: ${space[3]};
    gap: 0.375rem;
    font-size: ${fontSize.xs};
  }

  &[data-size='lg'] {
    --_height: 3rem;
    --_inline: 1.375rem;
    font-size: ${fontSize.base};
  }

  &[data-size='icon'] {
    --_inline: 0;
    inline-size: var(--_height);
    font-size: ${fontSize.lg};
  }

  &[data-variant='default'] {
    --_ground: ${color.primary};
    --_ink: ${color.onPrimary};
  }

  &[data-variant='destructive'] {
    --_ground: ${color.dangerFill};
    --_ink: ${color.onDanger};
  }

  &[data-variant='outline'] {
    --_edge: ${color.borderControl};
  }

  &[data-variant='secondary'] {
    --_ground: ${color.surface3};
  }

  &[data-variant='ghost'] {
    --_ink: ${color.textMuted};
  }

  &[data-variant='link'] {
    --_ink: ${color.accentText};
    min-block-size: 1.5rem;
    padding: 0;
    border: 0;
    border-radius: ${radius.xs};
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
  }

  &[data-variant='neon'] {
    --_ground: ${color.neon};
    --_ink: ${color.onNeon};
    box-shadow:
      ${effect.glow},
      inset 0 1px 0 ${constant.gloss};
    font-weight: 600;
  }

  &[data-variant='neon-outline'] {
    --_ground: color-mix(in srgb, ${color.neon} 5%, transparent);
    --_ink: ${color.accentText};
    --_edge: ${color.accentText};
  }

  &[data-variant='neon-gradient'] {
    --_ground: linear-gradient(100deg, ${color.neon} 8%, ${color.aqua} 92%);
    --_ink: ${color.onNeon};
    border: 0;
    box-shadow:
      0 0 0 1px ${effect.gradientEdge},
      inset 0 1px 0 ${constant.glossLight};
    font-weight: 600;
  }

  @media (hover: hover) {
    &:hover {
      &[data-variant='default'] {
        --_ground: color-mix(in srgb, ${color.primary} 88%, ${color.bg});
      }

      &[data-variant='destructive'] {
        --_ground: color-mix(in srgb, ${color.dangerFill} 88%, ${color.black});
      }

      &[data-variant='outline'] {
        --_ground: ${color.surface2};
        --_edge: ${color.textSubtle};
      }

      &[data-variant='secondary'] {
        --_ground: color-mix(in srgb, ${color.surface3} 90%, ${color.text});
      }

      &[data-variant='ghost'] {
        --_ground: ${color.surface2};
        --_ink: ${color.text};
      }

      &[data-variant='link'] {
        text-decoration-thickness: 2px;
      }

      &[data-variant='neon'] {
        --_ground: ${color.neonHover};
      }

      &[data-variant='neon-outline'] {
        --_ground: color-mix(in srgb, ${color.neon} 14%, transparent);
      }

      &[data-variant='neon-gradient'] {
        --_ground: linear-gradient(100deg, ${color.neonHover} 8%, ${color.aqua} 92%);
      }
    }
  }

  &:active {
    transform: translateY(1px);

    &[data-variant='neon'] {
      --_ground: ${color.neonPressed};
    }

    &[data-variant='link'] {
      --_ink: ${color.text};
      transform: none;
    }
  }

  &[aria-busy='true'] {
    cursor: progress;
  }

  &:disabled,
  &[aria-disabled='true']:not([aria-busy='true']) {
    box-shadow: none;
    cursor: not-allowed;
    transform: none;

    &[data-variant] {
      --_ground: ${color.surface2};
      --_ink: ${color.textDisabled};
      --_edge: ${color.border};
    }

    &[data-variant='ghost'],
    &[data-variant='link'] {
      --_ground: transparent;
      --_edge: transparent;
    }
  }

  @media (prefers-reduced-motion: reduce) {
    &:active {
      transform: none;
    }
  }

  @media (forced-colors: active) {
    border: 1px solid ButtonText;

    &[data-variant='link'] {
      border: 0;
    }
  }

  /* Buttons are not printed; external links print their address. */
  @media print {
    &:not([data-variant='link'], [target='_blank']) {
      display: none;
    }

    &[target='_blank'] {
      display: inline;
      padding: 0;
      border: 0;
      background: none;
      box-shadow: none;
      color: ${color.text};
      text-align: start;

      & svg {
        display: none;
      }

      &::after {
        content: ' (' attr(href) ')';
        position: static;
        font-weight: 400;
        overflow-wrap: anywhere;
      }
    }
  }
`

/** Stacks both labels of a button that can be busy, so that its width never changes. */
export const StyledLabels = styled.span`
  display: grid;
  justify-items: center;

  & > span {
    grid-area: 1 / 1;
    display: inline-flex;
    align-items: center;
    gap: ${space[2]};
  }

  & > span[data-hidden] {
    visibility: hidden;
  }
`

export const StyledSpinner = styled.svg`
  ${turning}
`
