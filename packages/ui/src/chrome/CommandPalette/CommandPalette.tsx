import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { Kbd } from '../../parts/Kbd/Kbd.tsx'
import { VisuallyHidden } from '../../parts/VisuallyHidden/VisuallyHidden.tsx'
import { Box, Foot, Search } from './CommandPalette.styles.ts'
import { texts } from './CommandPalette.texts.ts'
import { HitList } from './HitList.tsx'
import { type Command, rankCommands } from './rankCommands.ts'

export type { Command } from './rankCommands.ts'

export interface CommandPaletteProps<C extends Command> {
  commands: readonly C[]
  onRun: (command: C) => void
  onClose: () => void
}

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }

/**
 * Goes to any screen and does any action by a few typed letters. It is there while it is mounted; the browser's own
 * dialog holds the focus and gives it back.
 */
export function CommandPalette<C extends Command>({ commands, onRun, onClose }: CommandPaletteProps<C>) {
  const t = useTexts(texts)
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  const [search, setSearch] = useState('')
  const [cursor, setCursor] = useState(0)
  const found = rankCommands(commands, search)
  // In the layout phase: the dialog gives the focus back only while it still stands in the page.
  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  const run = (hit: Command | undefined) => {
    const command = commands.find((one) => one.id === hit?.id)
    if (!command) return
    onClose()
    onRun(command)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (step !== undefined) {
      event.preventDefault()
      const next = cursor + step
      // Single steps go round, long ones stop at the ends.
      const last = found.length - 1
      setCursor(Math.abs(step) === 1 ? (next + found.length) % Math.max(1, found.length) : clamp(next, last))
    } else if (event.key === 'Enter') {
      event.preventDefault()
      run(found[cursor])
    } else if (event.key === 'Escape') {
      // Else the browser would close it by itself, past `onClose`.
      event.preventDefault()
      onClose()
    }
  }
  return (
    <Box
      ref={box}
      aria-label={t.title}
      data-modal-open=""
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={(event: MouseEvent) => {
        // Beside the box is the backdrop, which is the dialog itself to the pointer.
        if (event.target === box.current) onClose()
      }}
    >
      <Search>
        <Icon name="search" />
        <input
          type="text"
          role="combobox"
          aria-label={t.title}
          aria-autocomplete="list"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-activedescendant={found[cursor] && `${id}-${cursor}`}
          autoComplete="off"
          spellCheck={false}
          placeholder={t.placeholder}
          value={search}
          onChange={(event) => {
            setSearch(event.target.value)
            setCursor(0)
          }}
          onKeyDown={onKeyDown}
        />
      </Search>
      <HitList id={id} found={found} cursor={cursor} onRun={run} />
      <VisuallyHidden role="status">{search === '' ? '' : t.found(found.length)}</VisuallyHidden>
      <Foot aria-hidden>
        <span>
          <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t.choose}
        </span>
        <span>
          <Kbd>↵</Kbd> {t.open}
        </span>
        <span>
          <Kbd>Esc</Kbd> {t.close}
        </span>
      </Foot>
    </Box>
  )
}

const clamp = (value: number, last: number) => Math.max(0, Math.min(last, value))
