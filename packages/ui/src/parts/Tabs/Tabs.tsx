import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { color, motion, space, weight } from '../../theme/tokens.ts'

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
  border-bottom: 1px solid ${color.border};
`

const Tab = styled.button`
  min-height: 40px;
  padding: 0 ${space(3)};
  border: 0;
  border-bottom: 2px solid transparent;
  margin-bottom: -1px;
  background: none;
  color: ${color.textMuted};
  font-weight: ${weight('medium')};
  cursor: pointer;
  outline-offset: -2px;
  transition: color ${motion('small')};

  &:hover {
    color: ${color.text};
  }
  &[aria-selected='true'] {
    border-color: ${color.accentText};
    color: ${color.text};
  }
  /* Forced colours show borders that are transparent. */
  @media (forced-colors: active) {
    &:not([aria-selected='true']) {
      border-color: Canvas;
    }
    &[aria-selected='true'] {
      border-color: Highlight;
    }
  }
`

export interface TabsProps<Id extends string> {
  label: string
  tabs: readonly { id: Id; label: string }[]
  current: Id
  onChange: (id: Id) => void
}

/** A row of tabs; arrows, Home and End move and choose. Their content is the caller's. */
export function Tabs<Id extends string>({ label, tabs, current, onChange }: TabsProps<Id>) {
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tabs.findIndex(({ id }) => id === current)
    const targets: Record<string, number> = {
      ArrowRight: (index + 1) % tabs.length,
      ArrowLeft: (index - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }
    const next = tabs[targets[event.key] ?? -1]
    if (!next) return
    event.preventDefault()
    onChange(next.id)
    event.currentTarget.querySelectorAll('button')[tabs.indexOf(next)]?.focus()
  }
  return (
    <List role="tablist" aria-label={label} onKeyDown={onKeyDown}>
      {tabs.map(({ id, label: words }) => (
        <Tab
          key={id}
          type="button"
          role="tab"
          aria-selected={id === current}
          tabIndex={id === current ? 0 : -1}
          onClick={() => onChange(id)}
        >
          {words}
        </Tab>
      ))}
    </List>
  )
}
