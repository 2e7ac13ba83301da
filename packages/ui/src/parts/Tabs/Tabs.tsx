import type { KeyboardEvent } from 'react'
import { styled } from 'styled-components'
import { moreAside } from '@waldkerf/ui/theme/moreAside'
import { color, motion, space, weight } from '@waldkerf/ui/theme/tokens'

/** One line: where it is narrow the room around the words goes first; then it scrolls, fading where there is more. */
const List = styled.div`
  display: flex;
  min-width: 0;
  /* Else a column that is short of height takes it from here first, since this scrolls. */
  min-height: min-content;
  overflow: auto hidden;
  box-shadow: inset 0 -1px ${color.border};
  scrollbar-width: none;
  ${moreAside}

  /* A row of many scrolls anyway: its words stand apart. */
  &:has(> :nth-child(6)) > * {
    padding-inline: ${space(2)};
  }
  /* 400 % of a window of 1280 px. */
  @media (width < 360px) {
    flex-wrap: wrap;
  }
`

const Tab = styled.button`
  display: flex;
  flex: 0 1 auto;
  flex-wrap: wrap;
  place-content: center;
  align-items: center;
  min-height: 41px;
  padding: 0 ${space(1)};
  border: 0;
  border-bottom: 2px solid transparent;
  background: none;
  color: ${color.textMuted};
  font-weight: ${weight('medium')};
  white-space: nowrap;
  cursor: pointer;
  outline-offset: -2px;
  transition: color ${motion('small')};

  /* Where both do not fit beside the words, they wrap, and have no height. */
  &::before,
  &::after {
    content: '';
    width: 10px;
  }
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

/** In a row that scrolls, the tab that is chosen is in view: of the last one nobody saw that it was. */
function reveal(tab: HTMLElement | null) {
  const row = tab?.parentElement
  if (!row) return undefined
  // Told after the layout, before the paint: asked for right now, the whole page would be laid out once more.
  const observer = new ResizeObserver(() => {
    observer.disconnect()
    if (row.scrollWidth <= row.clientWidth) return
    row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2
  })
  observer.observe(row)
  return () => observer.disconnect()
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
          ref={id === current ? reveal : undefined}
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
