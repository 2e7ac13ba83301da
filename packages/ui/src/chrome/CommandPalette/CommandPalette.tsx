import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { Kbd } from '@waldkerf/ui/parts/Kbd/Kbd'
import { Spinner } from '@waldkerf/ui/parts/Spinner/Spinner'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { Box, Foot, Progress, Search } from './CommandPalette.styles.ts'
import { paletteTexts } from '../overlays.texts.ts'
import { HitList } from './HitList.tsx'
import type { Command } from './rankCommands.ts'
import { type PaletteState, usePalette } from './usePalette.ts'

export type { Command, CommandGroup } from './rankCommands.ts'
export type { Finds } from './usePalette.ts'

export interface CommandPaletteProps<C extends Command> extends PaletteState<C> {
  onRun: (command: C) => void
  onClose: () => void
}

/**
 * Goes to any screen, to whatever the data have, and does any action by a few typed letters. It is there while it is
 * mounted; the browser's own dialog holds the focus and gives it back.
 */
export function CommandPalette<C extends Command>({ onRun, onClose, ...state }: CommandPaletteProps<C>) {
  const t = useTexts(paletteTexts)
  const id = useId()
  const box = useRef<HTMLDialogElement>(null)
  const run = (command: C) => {
    onClose()
    onRun(command)
  }
  const { search, rows, cursor, isPending, failure, ...palette } = usePalette(state, run)
  // In the layout phase: the dialog gives the focus back only while it still stands in the page.
  useLayoutEffect(() => {
    const dialog = box.current
    dialog?.showModal()
    return () => dialog?.close()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    if (palette.press(event)) event.preventDefault()
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
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        // Else the browser would close it by itself, past `onClose`.
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
          aria-expanded={rows.length > 0}
          aria-controls={rows.length > 0 ? `${id}-list` : undefined}
          aria-activedescendant={rows[cursor] && `${id}-${cursor}`}
          autoComplete="off"
          spellCheck={false}
          maxLength={200}
          placeholder={state.finds ? t.placeholders.everything : t.placeholders.pages}
          value={search}
          onChange={(event) => palette.type(event.target.value)}
          onKeyDown={onKeyDown}
        />
        <Progress data-on={isPending || undefined}>
          <Spinner size={16} />
        </Progress>
        <IconButton icon="close" label={t.closeLabel} onClick={onClose} />
      </Search>
      <HitList
        id={id}
        search={search}
        rows={rows}
        cursor={cursor}
        isPending={isPending}
        failure={failure}
        onRun={run}
      />
      <VisuallyHidden role="status">
        {search === '' ? '' : isPending ? t.searching : failure ? t.failed : t.found(rows.length)}
      </VisuallyHidden>
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
