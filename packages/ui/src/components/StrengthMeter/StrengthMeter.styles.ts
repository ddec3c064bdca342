import { styled } from 'styled-components'
import { base, softTransition, visuallyHidden } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledStrength = styled.div`
  ${base}
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 1.25rem;
`

export const StyledSegments = styled.div`
  --_lit: ${color.success};

  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  flex: 1;
  gap: ${space[1]};

  &[data-score='1'] {
    --_lit: ${color.danger};
  }

  &[data-score='2'] {
    --_lit: ${color.warning};
  }
`

export const StyledSegment = styled.span`
  ${softTransition}
  box-sizing: border-box;
  block-size: 6px;
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  background: ${color.surface3};

  &[data-lit] {
    border-color: transparent;
    background: var(--_lit);
  }

  @media (forced-colors: active) {
    border-color: CanvasText;

    &[data-lit] {
      border-color: CanvasText;
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`

export const StyledWord = styled.span`
  min-inline-size: 7rem;
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
  line-height: 1.4;
  text-align: end;

  & > b {
    color: ${color.text};
    font-weight: 550;
  }
`

export const StyledSpoken = styled.span`
  ${visuallyHidden}
`
