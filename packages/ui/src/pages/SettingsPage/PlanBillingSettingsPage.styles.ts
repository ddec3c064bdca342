import { styled } from 'styled-components'
import { base, tabularNumbers } from '../../theme/index.js'
import { color, font, fontSize, radius, space, upTo } from '../../tokens/index.js'

export const StyledPlan = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[4]} ${space[5]};

  & > p {
    ${base}
    display: grid;
    gap: ${space[2]};
    min-inline-size: 0;
  }

  & strong {
    font-family: ${font.display};
    font-size: ${fontSize.title};
    font-weight: 640;
    line-height: 1.1;
    letter-spacing: -0.03em;
  }

  & time {
    ${tabularNumbers}
    color: ${color.textMuted};
    font-size: ${fontSize.md};
    line-height: 1.4;
  }
`

export const StyledUsage = styled.div`
  display: grid;
  gap: ${space[3]};
  padding: ${space[5]} ${space[6]} ${space[6]};

  & > p {
    ${base}
    ${tabularNumbers}
    font-family: ${font.display};
    font-size: ${fontSize['3xl']};
    font-weight: 640;
    line-height: 1.1;
    letter-spacing: -0.03em;
  }

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }
`

export const StyledFigures = styled.dl`
  ${base}
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 9rem), 1fr));
  gap: 1px;
  overflow: clip;
  border-block-start: 1px solid ${color.border};
  border-end-start-radius: calc(${radius.lg} - 1px);
  border-end-end-radius: calc(${radius.lg} - 1px);
  background: ${color.border};

  & > div {
    display: grid;
    align-content: start;
    gap: ${space[1]};
    padding: ${space[5]} ${space[6]};
    background: ${color.surface};
  }

  & dt {
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    line-height: 1.4;
  }

  & dd {
    ${base}
    ${tabularNumbers}
    font-family: ${font.display};
    font-size: ${fontSize['2xl']};
    font-weight: 640;
    line-height: 1.2;
    letter-spacing: -0.02em;
  }

  @media ${upTo.phone} {
    & > div {
      padding-inline: ${space[4]};
    }
  }
`
