import { styled } from 'styled-components'
import { base, caption, singleColumn } from '../../theme/index.js'
import { StyledCode } from '../../pages/SettingsPage/SettingsPage.styles.js'
import { color, fontSize, space, upTo } from '../../tokens/index.js'

/** The state of a store after its lamp. */
export const StyledState = styled.span`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  overflow-wrap: anywhere;

  & > bdi::before {
    content: '·' / '';
    margin-inline-end: ${space[2]};
  }

  /* On a line of its own, where nothing is before it. */
  @media ${upTo.phone} {
    & > bdi {
      flex-basis: 100%;
    }

    & > bdi::before {
      content: none;
    }
  }
`

/** The scope of a permission: after its words, and on phones below them. */
export const StyledScope = styled(StyledCode)`
  @media ${upTo.phone} {
    min-inline-size: 14rem;
    padding-inline-start: calc(2.5rem + ${space[4]});
  }
`

export const StyledFacts = styled.dl`
  ${base}
  display: grid;
  grid-template-columns: minmax(8rem, auto) minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  padding: ${space[4]} ${space[6]};
  border-block-start: 1px solid ${color.border};
  font-size: ${fontSize.md};
  line-height: 1.45;

  & > dt {
    color: ${color.textMuted};
  }

  & > dd {
    min-inline-size: 0;
    margin: 0;
    color: ${color.text};
    overflow-wrap: anywhere;
  }

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }

  @media (max-width: 22rem) {
    grid-template-columns: minmax(0, 1fr);
    gap: 0;

    & > dd + dt {
      margin-block-start: ${space[2]};
    }
  }
`

/** A part of a panel below its rows. */
export const StyledPart = styled.div`
  ${singleColumn}
  gap: ${space[4]};
  padding: ${space[5]} ${space[6]};

  * + & {
    border-block-start: 1px solid ${color.border};
  }

  @media ${upTo.phone} {
    padding-inline: ${space[4]};
  }
`

export const StyledConnect = styled.form`
  ${singleColumn}
  gap: ${space[4]};
  margin: 0;

  & > p {
    ${base}
    color: ${color.textMuted};
    font-size: ${fontSize.sm};
    line-height: 1.5;
    text-wrap: pretty;
  }

  /* Mounted before its text, so that it is announced; takes no place until then. */
  & > :empty {
    position: absolute;
  }
`

export const StyledButtons = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[3]};
`

export const StyledPrivacy = styled.p`
  ${base}
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[3]};
  ${caption}

  & > svg {
    inline-size: 1.125rem;
    block-size: 1.5em;
    color: ${color.success};
    stroke-width: 1.75;
  }
`

/** A permission that was not granted. */
export const StyledQuiet = styled.span`
  color: ${color.textMuted};
  font-weight: 450;
`
