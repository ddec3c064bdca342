import { styled } from 'styled-components'
import { base, panel, tabularNumbers, wrappingRow } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledFilesPanel = styled.section`
  ${base}
  ${panel}
  ${tabularNumbers}
  ${wrappingRow}
  gap: ${space[2]} ${space[5]};
  padding: ${space[3]} ${space[6]};

  & > h2 {
    ${base}
    font-size: ${fontSize.lg};
    font-weight: 600;
    line-height: 1.35;
    letter-spacing: -0.012em;
  }

  @media (max-width: 30rem) {
    padding-inline: ${space[4]};
  }
`

export const StyledFile = styled.p`
  ${base}
  display: flex;
  flex: 1 1 16rem;
  align-items: center;
  gap: ${space[3]};
  min-inline-size: 0;
  font-size: ${fontSize.md};
  line-height: 1.4;

  & > svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.125rem;
    color: ${color.textSubtle};
    stroke-width: 1.75;
  }

  & > span {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  & strong {
    margin-inline-end: ${space[2]};
    font-weight: 500;
  }

  & small {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
`

export const StyledFooter = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
  margin-inline-start: auto;
`
