import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Menu, type MenuItem } from '@waldkerf/ui/parts/Menu/Menu'
import { color, fontSize, radius, space, weight } from '@waldkerf/ui/theme/tokens'
import type { Account } from '../AppShell/types.ts'
import { texts } from './NavbarTools.texts.ts'

/** Spec section 2: the same address in both parts. */
const dashboardTo = '/dashboard'

export interface AccountMenuProps {
  account: Account
  onSignOut: () => void
}

/** First letters of the first and the last name. */
function initials(name: string) {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => word?.[0] ?? '').join('')
}

/** Who is signed in, in which role, and the three ways from there (spec section 2 'Chrome'). */
export function AccountMenu({ account, onSignOut }: AccountMenuProps) {
  const t = useTexts(texts)
  const { hidden, ...place } = account.profile
  const profile: MenuItem = { id: 'profile', label: t.profile, icon: 'profile', ...place }
  const role = account.expertRequested ? `${account.roleLabel} ${t.expertRequested}` : account.roleLabel
  return (
    <Menu
      label={t.account(`${account.name} ${role}`)}
      trigger={
        <Person>
          <Who>
            <b>{account.name}</b> <span>{account.roleLabel}</span>
            {account.expertRequested && <span data-state> {t.expertRequested}</span>}
          </Who>
          <Avatar data-initials={initials(account.name)} />
        </Person>
      }
      items={[
        ...(hidden ? [] : [profile]),
        { id: 'dashboard', label: t.dashboard, icon: 'dashboard', to: dashboardTo },
        { id: 'signOut', label: t.signOut, icon: 'sign-out', onSelect: onSignOut },
      ]}
    />
  )
}

const Person = styled.span`
  display: flex;
  align-items: center;
  gap: ${space(2)};
`

const Who = styled.span`
  display: grid;
  justify-items: end;
  font-size: ${fontSize(12)};
  line-height: 16px;
  white-space: nowrap;

  /* Three lines, where there is a state. */
  &:has(> [data-state]) {
    line-height: 14px;
  }
  /* As much of a long name as leaves the search in its place; the state is said in full. */
  > :not([data-state]) {
    max-width: 116px;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @media (width >= 1400px) {
    > :not([data-state]) {
      max-width: 208px;
    }
  }
  b {
    color: ${color.text};
    font-size: ${fontSize(13)};
    font-weight: ${weight('medium')};
  }
  span {
    color: ${color.textMuted};
  }
  /* Beside a menu, a breadcrumb and the search there is room for both lines from here on. */
  @media (width < 1320px) {
    display: none;
  }
`

const Avatar = styled.span`
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: ${radius('round')};
  outline: 1px solid transparent;
  background: ${color.accent};
  color: ${color.onAccent};
  font-size: ${fontSize(12)};
  font-weight: ${weight('semibold')};

  /* As a picture, not as a word: the name stands beside it or in the label. */
  &::before {
    content: attr(data-initials);
  }
`
