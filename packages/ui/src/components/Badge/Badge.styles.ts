import { css, styled } from 'styled-components'
import { base, turning } from '../../theme/index.js'
import { color, effect, fontSize, radius, space } from '../../tokens/index.js'

/** Styles of a badge without its icon; set by `data-tone`. */
export const badgeLook = css`
  --_ink: ${color.textMuted};
  --_ground: color-mix(in srgb, var(--_ink) ${effect.tint}, transparent);

  display: inline-flex;
  align-items: center;
  gap: 0.375rem;
  min-block-size: 1.5rem;
  padding-inline: ${space[2]} 0.625rem;
  border-radius: ${radius.full};
  background: var(--_ground);
  color: var(--_ink);
  font-size: ${fontSize.xs};
  font-weight: 500;
  line-height: 1.2;

  &[data-tone='neutral'] {
    --_ground: ${color.surface3};
  }

  &[data-tone='info'] {
    --_ink: ${color.info};
  }

  &[data-tone='success'] {
    --_ink: ${color.success};
  }

  &[data-tone='warning'] {
    --_ink: ${color.warning};
  }

  &[data-tone='danger'] {
    --_ink: ${color.danger};
  }

  @media (forced-colors: active) {
    border: 1px solid CanvasText;
  }
`

export const StyledBadge = styled.span`
  ${base}
  ${badgeLook}

  & > svg {
    flex: none;
    inline-size: 1em;
    block-size: 1em;
    stroke-width: 2.25;
  }

  &[data-running] > svg {
    ${turning}
  }
`
