import { styled } from 'styled-components'
import { base, eyebrow } from '../../theme/index.js'
import { color, effect, font, fontSize, radius, space, upTo } from '../../tokens/index.js'

export const StyledScene = styled.div`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 6fr);
  align-items: center;
  gap: ${space[16]};
  color: ${color.text};

  @media ${upTo.tablet} {
    gap: ${space[10]};
  }

  @media ${upTo.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const StyledText = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};

  & > h1 {
    ${base}
    font-family: ${font.display};
    font-size: ${fontSize.section};
    font-weight: 650;
    line-height: 1.04;
    letter-spacing: -0.035em;
    overflow-wrap: break-word;
    text-wrap: balance;
  }

  & > h1[data-size='hero'] {
    font-size: ${fontSize.hero};
    line-height: 0.98;
  }

  & > h1:focus {
    outline: none;
  }

  & > p {
    ${base}
    max-inline-size: 46ch;
    color: ${color.textMuted};
    font-size: ${fontSize.xl};
    line-height: 1.6;
    text-wrap: pretty;
  }

  @media ${upTo.phone} {
    & > h1[data-size='title'] {
      font-size: ${fontSize.title};
    }
  }
`

export const StyledEyebrow = styled.div`
  ${base}
  ${eyebrow}
`

export const StyledActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
  margin-block-start: ${space[3]};

  @media ${upTo.phone} {
    & > * {
      flex: 1 1 100%;
    }
  }
`

/** The illustration fits the height of a laptop window, and is a band on phones. */
export const StyledPicture = styled.div`
  block-size: min(35rem, 70vh);
  min-block-size: 20rem;
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.bgSunken};
  box-shadow: ${effect.shadow3};
  overflow: hidden;

  @media ${upTo.phone} {
    block-size: 20rem;
  }

  @media print {
    display: none;
  }
`
