import { css, styled } from 'styled-components'
import { base, noticeSize } from '../../theme/index.js'
import { color, font, fontSize, radius, space } from '../../tokens/index.js'

/** From this width the shop front fits beside the form. */
const twoColumns = '900px'

/** Makes an email in a sentence stand out, and lets it wrap anywhere. */
const addresses = css`
  & bdi {
    color: ${color.text};
    font-weight: 550;
    overflow-wrap: anywhere;
  }
`

export const StyledFrame = styled.div`
  ${base}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: calc(100dvh - ${noticeSize});
  background: ${color.bg};
  color: ${color.text};
  font-size: ${fontSize.base};
  line-height: 1.5;

  @media (min-width: ${twoColumns}) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.05fr);
  }

  @media print {
    display: block;
    min-block-size: 0;
  }
`

export const StyledColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space[10]};
  padding: ${space[6]} clamp(${space[5]}, 5vw, ${space[16]}) ${space[10]};
`

export const StyledTop = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`

export const StyledActions = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};

  & > a {
    margin-inline-end: ${space[2]};
  }
`

export const StyledMain = styled.main`
  display: grid;
  gap: ${space[6]};
  inline-size: 100%;
  max-inline-size: 25.25rem;
  margin: auto;
`

export const StyledHeading = styled.div`
  ${addresses}
  display: grid;
  gap: ${space[2]};

  & > h1 {
    margin: 0;
    border-radius: ${radius.xs};
    font-family: ${font.display};
    font-size: ${fontSize.title};
    font-weight: 640;
    line-height: 1.06;
    letter-spacing: -0.03em;
    text-wrap: balance;
  }

  & > h1:focus {
    outline: none;
  }

  & > p {
    margin: 0;
    color: ${color.textMuted};
    text-wrap: pretty;
  }
`

export const StyledMessage = styled.div`
  ${addresses}
  display: grid;
  justify-items: start;
  gap: ${space[4]};
  color: ${color.textMuted};

  & > p {
    margin: 0;
    text-wrap: pretty;
  }
`

export const StyledNotice = styled.div`
  display: flex;
  gap: ${space[3]};
  padding: ${space[3]} ${space[4]};
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  color: ${color.text};
  font-size: ${fontSize.md};

  & > svg {
    flex: none;
    inline-size: 1.125rem;
    block-size: 1.5em;
    color: ${color.info};
    stroke-width: 1.75;
  }
`

export const StyledFoot = styled.p`
  margin: 0;
  color: ${color.textMuted};
  font-size: ${fontSize.md};
  text-align: center;
`

/** Keeps the night background to the bottom, however long the form is. */
export const StyledNight = styled.div`
  display: none;
  border-inline-start: 1px solid ${color.border};
  background: ${color.bgSunken};

  @media (min-width: ${twoColumns}) {
    display: block;
  }

  @media print {
    display: none;
  }
`

export const StyledView = styled.div`
  position: sticky;
  inset-block-start: ${noticeSize};
  block-size: calc(100dvh - ${noticeSize});
  overflow: hidden;
`

export const StyledCaption = styled.p`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 0;
  margin: 0;
  padding: ${space[12]};
  background: linear-gradient(transparent, ${color.bgSunken} ${space[12]});
  color: ${color.text};
  font-family: ${font.display};
  font-size: ${fontSize['3xl']};
  font-weight: 560;
  line-height: 1.15;
  letter-spacing: -0.025em;
  text-wrap: balance;

  & > span {
    display: block;
    max-inline-size: 20ch;
  }
`
