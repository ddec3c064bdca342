import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, radius, space } from '../../tokens/index.js'

export const StyledPanel = styled.div`
  overflow: clip;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};

  & > button {
    inline-size: 100%;
    padding-inline: ${space[3]} ${space[4]};
    border-radius: 0;
    background: ${color.surface2};
  }

  & > button:focus-visible {
    outline-offset: -2px;
  }
`

export const StyledFields = styled.table`
  ${base}
  inline-size: 100%;
  border-collapse: collapse;
  color: ${color.text};
  font-size: ${fontSize.md};
  line-height: 1.4;

  & :is(th, td) {
    padding: ${space[2]} ${space[3]};
    border-block-start: 1px solid ${color.border};
    font-weight: 400;
    text-align: start;
    vertical-align: baseline;
    overflow-wrap: anywhere;
  }

  & tr > :first-child {
    padding-inline-start: ${space[4]};
  }

  & tr > :last-child {
    padding-inline-end: ${space[4]};
  }

  & tr > :first-child {
    inline-size: 100%;
  }

  & tr > :not(:first-child) {
    padding-inline-start: ${space[4]};
    text-align: end;
    white-space: nowrap;
  }

  & thead th {
    color: ${color.textMuted};
    font-size: ${fontSize.xs};
    font-weight: 500;
  }

  & tfoot :is(th, td) {
    font-weight: 600;
  }
`

export const StyledShow = styled.div`
  padding: ${space[2]} ${space[4]};
  border-block-start: 1px solid ${color.border};
`
