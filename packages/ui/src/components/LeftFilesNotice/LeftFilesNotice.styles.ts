import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, fontSize, space, upTo } from '../../tokens/index.js'

export const StyledNotice = styled.section`
  ${base}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space[3]} ${space[6]};
  padding: ${space[4]};
  border-block-end: 1px solid ${color.border};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.md};
  line-height: 1.5;

  & p {
    margin: 0;
  }

  & p + p {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
  }

  @media print {
    display: none;
  }
`

export const StyledText = styled.div`
  flex: 0 1 44rem;
  min-inline-size: min(20rem, 100%);

  & > p:first-child {
    font-weight: 600;
  }
`

export const StyledAnswers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  @media ${upTo.phone} {
    & > button {
      flex: 1 1 10rem;
    }
  }
`
