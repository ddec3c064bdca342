import { styled } from 'styled-components'

/** The start of the name gives way, its extension does not. */
export const StyledName = styled.bdi`
  display: flex;
  min-inline-size: 0;
  max-inline-size: 100%;
  white-space: nowrap;

  & > span:first-child {
    min-inline-size: 1.5em;
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & > span + span {
    flex: none;
  }
`
