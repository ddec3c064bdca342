import { styled } from 'styled-components'
import { base } from '../../theme/index.js'
import { color, effect, font, fontSize, radius, space, upTo } from '../../tokens/index.js'

export const StyledClosing = styled.section`
  ${base}
  padding: ${space[24]} max(${space[6]}, (100% - 75rem) / 2);
  border-block-start: 1px solid ${effect.hairline};

  @media ${upTo.phone} {
    padding: ${space[16]} ${space[4]};
  }

  @media print {
    display: none;
  }
`

/** Night in both themes, so it uses the dark tokens. */
export const StyledNight = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.bgSunken};
  color: ${color.text};
  overflow: clip;

  @media ${upTo.phone} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const StyledText = styled.div`
  align-self: center;
  padding: ${space[16]};

  & > h2 {
    ${base}
    font-family: ${font.display};
    font-size: ${fontSize.section};
    font-weight: 640;
    line-height: 1.04;
    letter-spacing: -0.03em;
    max-inline-size: 9em;
    overflow-wrap: break-word;
  }

  & > p {
    ${base}
    max-inline-size: 40ch;
    margin-block: ${space[5]} ${space[8]};
    color: ${color.textMuted};
    font-size: ${fontSize.lg};
    line-height: 1.6;
    text-wrap: pretty;
  }

  @media ${upTo.tablet} {
    padding: ${space[10]};

    & > h2 {
      font-size: ${fontSize.title};
    }
  }

  @media ${upTo.phone} {
    padding: ${space[8]} ${space[5]} ${space[10]};

    & > button {
      inline-size: 100%;
    }
  }
`

/** The illustration fades into the night around it; on phones it is a band above the text. */
export const StyledPicture = styled.div`
  position: relative;
  min-block-size: 26rem;
  mask-image: linear-gradient(90deg, transparent, ${color.black} 30%);

  &:dir(rtl) {
    mask-image: linear-gradient(-90deg, transparent, ${color.black} 30%);
  }

  & > svg {
    position: absolute;
    inset: 0;
  }

  @media ${upTo.phone} {
    grid-row: 1;
    min-block-size: 16rem;
    mask-image: none;
  }
`
