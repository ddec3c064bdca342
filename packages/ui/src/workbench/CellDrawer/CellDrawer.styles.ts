import { styled } from 'styled-components'
import { base, caption } from '../../theme/index.js'
import { color, font, fontSize, radius, space } from '../../tokens/index.js'
import { textMarks } from '../DiffCell/textMarks.styles.js'

export const StyledCellDrawer = styled.div`
  ${base}
  display: grid;
  align-content: start;
  gap: ${space[5]};
  min-inline-size: 0;
  padding: ${space[4]} ${space[6]} ${space[6]};
  color: ${color.text};
  font-size: ${fontSize.md};
  line-height: 1.55;
`

export const StyledHead = styled.header`
  padding-inline-end: ${space[10]};

  & > h2 {
    margin: 0;
    font-family: ${font.body};
    font-size: ${fontSize.xl};
    font-weight: 600;
    line-height: 1.35;
  }

  & > p {
    margin: 0.125rem 0 0;
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }
`

export const StyledValue = styled.section`
  display: grid;
  gap: ${space[2]};
  min-inline-size: 0;

  & > h3 {
    margin: 0;
    ${caption}
    font-family: ${font.body};
    font-weight: 500;
  }

  & > p {
    margin: 0;
    padding: ${space[3]} ${space[4]};
    border: 1px solid ${color.border};
    border-radius: ${radius.md};
    background: ${color.surface2};
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }

  & > ul {
    display: grid;
    gap: ${space[1]};
    margin: 0;
    padding-inline-start: ${space[5]};
  }

  ${textMarks}
`

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`
