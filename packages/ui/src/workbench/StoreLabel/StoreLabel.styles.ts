import { styled } from 'styled-components'
import { base, caption } from '../../theme/index.js'
import { color, font, fontSize, radius, space } from '../../tokens/index.js'

export const StyledStore = styled.span`
  ${base}
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-inline-size: 0;
  max-inline-size: 100%;
  ${caption}
  font-weight: 500;

  & > bdi {
    min-inline-size: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`

/** Letters A to D are filled, E to H outlined, in four colours. */
export const StyledBadge = styled.span`
  --_ink: ${color.accentText};

  display: inline-grid;
  flex: none;
  place-items: center;
  box-sizing: border-box;
  inline-size: 1.25rem;
  block-size: 1.25rem;
  border: 1.5px solid var(--_ink);
  border-radius: ${radius.xs};
  background: var(--_ink);
  color: ${color.bg};
  font-family: ${font.mono};
  font-size: ${fontSize.axis};
  font-weight: 600;
  line-height: 1;

  &:is([data-badge='B'], [data-badge='F']) {
    --_ink: ${color.info};
  }

  &:is([data-badge='C'], [data-badge='G']) {
    --_ink: ${color.warning};
  }

  &:is([data-badge='D'], [data-badge='H']) {
    --_ink: ${color.text};
  }

  &:is([data-badge='E'], [data-badge='F'], [data-badge='G'], [data-badge='H']) {
    background: ${color.surface};
    color: var(--_ink);
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
    background: Canvas;
    color: CanvasText;
  }
`

export const StyledFields = styled.div`
  display: grid;
  gap: ${space[5]};
  color: ${color.text};
`
