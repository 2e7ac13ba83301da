import { type KeyboardEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Drawing, Icon, type IconName } from '../../parts/Icon/Icon.tsx'
import { pressable } from '../../parts/Button/Button.styles.ts'
import { color, fontSize, space, weight } from '../../theme/tokens.ts'
import { toolPaths } from './toolPaths.ts'

/** A button of a toolbar: a picture or a letter, and what it does in words. */
export interface Tool {
  id: string
  label: string
  face:
    | { icon: IconName }
    | { drawing: keyof typeof toolPaths }
    | { glyph: string; look?: 'bold' | 'italic' | 'strike' | 'underline' }
  /** Present: it is on or off. */
  pressed?: boolean
  disabled?: boolean
  /** A line before it separates it from the tools before. */
  startsGroup?: boolean
  onPress: () => void
}

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 2px;
  padding: ${space(1)};
  border-bottom: 1px solid ${color.border};
  background: ${color.page};
`

const Press = styled.button`
  ${pressable}
  min-width: 32px;
  min-height: 32px;
  padding: 0 ${space(1)};
  background: transparent;
  color: ${color.text};
  font-size: ${fontSize(14)};

  &[data-group] {
    position: relative;
    margin-inline-start: ${space(3)};
  }
  &[data-group]::before {
    content: '';
    position: absolute;
    inset-block: 6px;
    inset-inline-start: calc(-1 * ${space(2)});
    border-inline-start: 1px solid ${color.border};
    pointer-events: none;
  }
  &:hover:not(:disabled) {
    background: ${color.hover};
  }
  &[aria-pressed='true'] {
    background: ${color.pressed};
    color: ${color.accentText};
  }
`

/** A letter as a picture: it is no text, the button's words are elsewhere. */
const Glyph = styled.span`
  &::before {
    content: attr(data-glyph) / '';
  }
  &[data-look='bold'] {
    font-weight: ${weight('semibold')};
  }
  &[data-look='italic'] {
    font-style: italic;
  }
  &[data-look='strike']::before {
    text-decoration: line-through;
  }
  &[data-look='underline']::before {
    text-decoration: underline;
  }
`

function Face(face: Tool['face']) {
  if ('icon' in face) return <Icon name={face.icon} size={16} />
  if ('drawing' in face) return <Drawing path={toolPaths[face.drawing]} size={16} />
  return <Glyph data-glyph={face.glyph} data-look={face.look} />
}

export interface ToolbarProps {
  label: string
  tools: readonly Tool[]
}

/** A row of tools: one stop for Tab, arrows, Home and End move within. */
export function Toolbar({ label, tools }: ToolbarProps) {
  const [stop, setStop] = useState(0)
  const usable = Math.min(stop, tools.length - 1)
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const targets: Record<string, number> = {
      ArrowRight: (usable + 1) % tools.length,
      ArrowLeft: (usable - 1 + tools.length) % tools.length,
      Home: 0,
      End: tools.length - 1,
    }
    const next = targets[event.key]
    if (next === undefined) return
    event.preventDefault()
    setStop(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }
  return (
    <Bar role="toolbar" aria-label={label} onKeyDown={onKeyDown}>
      {tools.map(({ id, label: words, face, pressed, disabled, startsGroup, onPress }, index) => (
        <Press
          key={id}
          type="button"
          aria-label={words}
          title={words}
          aria-pressed={pressed}
          // It stays reachable: a tool that takes the focus away with it would lose one's place.
          aria-disabled={disabled || undefined}
          data-group={startsGroup || undefined}
          tabIndex={index === usable ? 0 : -1}
          // The text keeps its selection.
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setStop(index)}
          onClick={disabled ? undefined : onPress}
        >
          <Face {...face} />
        </Press>
      ))}
    </Bar>
  )
}
