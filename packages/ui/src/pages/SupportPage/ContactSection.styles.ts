import { styled } from 'styled-components'
import { base, focusRing } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledContact = styled.div`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
  margin-block-start: ${space[1]};
`

export const StyledOutcome = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
  border: 1px solid ${color.success};
  border-inline-start-width: 4px;
  border-radius: ${radius.md};
  background: color-mix(in srgb, ${color.success} 7%, ${color.surface});
  font-size: ${fontSize.md};
  line-height: 1.5;
`

export const StyledNotice = styled.div`
  ${focusRing}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  border-radius: ${radius.xs};

  & > svg {
    inline-size: 1.125rem;
    block-size: 1.5em;
    color: ${color.success};
    stroke-width: 2.25;
  }

  & > strong {
    font-weight: 600;
  }

  & > span {
    grid-column: 2;
    color: ${color.textMuted};
    text-wrap: pretty;
  }
`
