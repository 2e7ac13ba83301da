import { useLayoutEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { color, fontSize, radius, shadow, space, weight } from '@waldkerf/ui/theme/tokens'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { texts } from '../MapView.texts.ts'

const Panel = styled.section`
  position: absolute;
  z-index: 1001;
  inset-block-end: ${space(8)};
  inset-inline-start: ${space(3)};
  display: flex;
  flex-direction: column;
  width: min(280px, calc(100% - ${space(6)}));
  max-height: 60%;
  border: 1px solid ${color.border};
  border-radius: ${radius('card')};
  background: ${color.raised};
  box-shadow: ${shadow('middle')};
  font-size: ${fontSize(13)};

  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding-inline-start: ${space(3)};
    font-weight: ${weight('semibold')};
  }
  ul {
    overflow-y: auto;
    padding: 0 ${space(1)} ${space(1)};
  }
  li button {
    width: 100%;
    min-height: 32px;
    padding: ${space(1)} ${space(2)};
    border: 0;
    border-radius: ${radius('control')};
    background: transparent;
    text-align: start;
    cursor: pointer;
  }
  li button:focus-visible {
    outline-offset: -2px;
  }
  li button:hover {
    background: ${color.hover};
  }
  p {
    padding: ${space(1)} ${space(3)} ${space(2)};
    color: ${color.textMuted};
  }
`

/** Points that are one mark even at the nearest zoom. */
export interface Members {
  ids: readonly number[]
  /** How many there are; `ids` may be only the first of them. */
  count: number
}

export interface MemberListProps {
  members: Members
  pointLabel: (id: number) => string
  onSelect: (id: number) => void
  onClose: () => void
}

/**
 * The points of a cluster that falls apart at no zoom, to choose from. It takes the focus when it comes; Escape
 * closes it. Give another cluster's list another key.
 */
export function MemberList({ members, pointLabel, onSelect, onClose }: MemberListProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => list.current?.querySelector('button')?.focus(), [])
  const { ids, count } = members
  return (
    <Panel
      aria-label={t.members(number(count))}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
      }}
    >
      <header>
        {t.members(number(count))}
        <IconButton icon="close" label={t.close} onClick={onClose} />
      </header>
      <ul ref={list}>
        {ids.map((id) => (
          <li key={id}>
            <button type="button" onClick={() => onSelect(id)}>
              {pointLabel(id)}
            </button>
          </li>
        ))}
      </ul>
      {count > ids.length && <p>{t.more(number(count - ids.length))}</p>}
    </Panel>
  )
}
