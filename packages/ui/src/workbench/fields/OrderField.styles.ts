import { styled } from 'styled-components'
import { base, visuallyHidden } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledOrder = styled.ol`
  ${base}
  display: grid;
  min-inline-size: 0;
  margin-block-start: ${space[1]};
  padding: 0;
  list-style: none;
`

export const StyledItem = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;

  & > button:enabled:first-of-type {
    cursor: grab;
    touch-action: none;
  }

  & > button:enabled:first-of-type:active {
    cursor: grabbing;
  }

  & label > span:last-child {
    color: ${color.text};
  }

  &[data-dragged] {
    background: ${color.surface2};
    opacity: 0.6;
  }

  /* Where a dragged item would go. */
  &[data-drop='before'] {
    box-shadow: inset 0 3px 0 ${color.accentText};
  }

  &[data-drop='after'] {
    box-shadow: inset 0 -3px 0 ${color.accentText};
  }

  @media (forced-colors: active) {
    &[data-drop='before'] {
      border-block-start: 3px solid Highlight;
    }

    &[data-drop='after'] {
      border-block-end: 3px solid Highlight;
    }
  }
`

export const StyledNote = styled.p`
  color: ${color.textMuted};
  font-size: ${fontSize.sm};
`

export const StyledHidden = styled.p`
  ${visuallyHidden}
`
