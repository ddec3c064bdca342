import { styled } from 'styled-components'
import { base, focusRing } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledToSend = styled.div`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space[3]};

  & > p {
    margin: 0;
    color: ${color.textMuted};
    overflow-wrap: anywhere;
    text-wrap: pretty;
  }
`

/** The text to send; scrolls if long. */
export const StyledText = styled.div`
  ${base}
  ${focusRing}
  box-sizing: border-box;
  inline-size: 100%;
  max-block-size: 12rem;
  padding: ${space[3]};
  border: 1px solid ${color.border};
  border-radius: ${radius.sm};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.sm};
  line-height: 1.5;
  overflow-y: auto;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  position: relative;
`
