import { Description, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks'
import { ownName } from '../../../.storybook/ownName.ts'

/** The document of a part of the package: what it is for, and its examples with their source. */
export function AuthPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  return (
    <>
      <Title>{ownName(preparedMeta.title)}</Title>
      <Subtitle />
      <Description of="meta" />
      <Stories title="Examples" includePrimary />
    </>
  )
}
