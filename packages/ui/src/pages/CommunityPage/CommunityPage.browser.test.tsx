import { StrictMode } from 'react'
import { describe, expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import type { Community } from './CommunityPage.types.js'
import { LocaleProvider } from '../../i18n/index.js'
import { catalogs } from '../../test/catalogs.js'
import { CommunityPage, type CommunityPageProps } from './index.js'

function show(props: CommunityPageProps = {}) {
  return render(
    <StrictMode>
      <CommunityPage {...props} />
    </StrictMode>,
  )
}

const cards = () => page.getByRole('list', { name: 'Communities' }).getByRole('listitem')

const group: Community = {
  id: 'one',
  name: 'Dawn Desk',
  platform: 'Forum',
  members: 12_345,
  feature: 'Early risers.',
  url: 'https://example.com/dawn',
  cta: 'Open the forum',
  variant: 'neon-outline',
}

describe('Community: the cards', () => {
  test('[374] are exactly six, marked as samples', async () => {
    await show()
    await expect.element(cards()).toHaveLength(6)
    await expect.element(page.getByText('Sample data')).toBeVisible()
    await expect.element(page.getByText(/are examples/)).toBeVisible()
  })

  test('[375] show name, platform, members, feature, address, call to action and variant', async () => {
    await show({ communities: [group] })
    const card = cards().first()
    await expect.element(card.getByRole('heading', { level: 2, name: 'Dawn Desk' })).toBeVisible()
    await expect.element(card.getByText('Platform: Forum', { exact: true })).toBeVisible()
    await expect.element(card.getByText('12,345 members')).toBeVisible()
    await expect.element(card.getByText('Early risers.')).toBeVisible()
    const link = card.getByRole('link', { name: 'Open the forum (opens in a new tab)' })
    await expect.element(link).toHaveAttribute('href', 'https://example.com/dawn')
    await expect.element(link).toHaveAttribute('data-variant', 'neon-outline')
  })

  test('[376] each link to their address in a new tab', async () => {
    await show()
    for (const link of cards().getByRole('link').all()) {
      await expect.element(link).toHaveAttribute('target', '_blank')
      await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer')
      expect(link.element().getAttribute('href')).toMatch(/^https:\/\/example\.com\//)
    }
    await expect.element(cards().getByRole('link')).toHaveLength(6)
  })

  test.each(['javascript:alert(1)', 'data:text/html,hi', 'http://example.com'])(
    '[(376)] shows an address of %j as text',
    async (url) => {
      await show({ communities: [{ ...group, url }] })
      await expect.element(cards().getByText('Open the forum')).toBeVisible()
      expect(cards().getByRole('link').elements()).toEqual([])
    },
  )

  test('formats numbers for the language', async () => {
    await render(
      <LocaleProvider locale="it" catalog={catalogs.it}>
        <CommunityPage communities={[group]} />
      </LocaleProvider>,
    )
    await expect.element(page.getByText('12.345 membri')).toBeVisible()
  })
})

describe('Community: what else the page holds', () => {
  test('[377] lists the criteria for a group', async () => {
    await show()
    const criteria = page.getByRole('region', { name: 'What gets a group on the list' })
    await expect.element(criteria.getByRole('listitem')).toHaveLength(4)
  })

  test('[378] has a mailto link to suggest a group', async () => {
    await show()
    const link = page.getByRole('link', { name: 'Suggest a group' })
    expect(link.element().getAttribute('href')).toMatch(
      /^mailto:community@example\.com\?subject=\S+$/,
    )
    await expect.element(link).not.toHaveAttribute('target')
  })
})
