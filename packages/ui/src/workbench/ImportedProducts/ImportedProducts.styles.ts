import { styled } from 'styled-components'
import { base, singleColumn, tabularNumbers } from '../../theme/index.js'
import { color, fontSize, space } from '../../tokens/index.js'

export const StyledImportedProducts = styled.div`
  ${base}
  ${singleColumn}
  padding-block-start: ${space[4]};
`

export const StyledUpdate = styled.div`
  ${tabularNumbers}
  display: grid;
  gap: ${space[3]};
  min-inline-size: 0;
  padding-inline: var(--preview-start, ${space[5]}) var(--preview-end, ${space[5]});
  padding-block-end: ${space[4]};

  > p {
    margin: 0;
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.45;
  }

  strong {
    color: ${color.text};
    font-weight: 600;
  }
`
