import type { EditorHistory } from '@waldkerf/domain/office/workplace/editorHistory'
import type { Closing } from '@waldkerf/domain/office/workplace/closed'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { Menu, type MenuItem } from '@waldkerf/ui/parts/Menu/Menu'
import { Spinner } from '@waldkerf/ui/parts/Spinner/Spinner'
import { type ReactNode, type RefObject, useEffect, useEffectEvent } from 'react'
import { useScreenWidth } from '@waldkerf/ui/browser/useScreenWidth'
import { styled } from 'styled-components'
import { visuallyHidden } from '@waldkerf/ui/theme/visuallyHidden'
import type { EditorActions, SaveState } from '../editorTypes.ts'
import { BackButton, Line, MenuWord, Name, Quiet, Space } from './toolbar.styles.ts'
import { texts } from '../DocumentEditorScreen.texts.ts'

export interface EditorToolbarProps {
  /** Of the document: a phone shows the number alone. */
  name: { kind: string; number: string }
  /** Below the name: for whom it is. A phone has no room for it. */
  brief?: ReactNode
  history: EditorHistory
  save: SaveState
  closing: Closing | undefined
  preview: { isOn: boolean; toggle: () => void }
  /** The steps that are in the menu. */
  lifecycle: readonly MenuItem[]
  /** The page's button: the next step. */
  next?: ReactNode
  actions: EditorActions
  /** Downloads. */
  children?: ReactNode
}

/** Where there is no room for the word that says how far it is saved. */
function SaveSign({ status }: Pick<SaveState, 'status'>) {
  if (useScreenWidth() === 'wide') return null
  if (status === 'saving') return <Spinner size={16} />
  return <Icon name={status === 'saved' ? 'check' : status === 'waiting' ? 'clock' : 'warning'} size={16} />
}

/** Name of the document, undo and redo, how far it is saved, preview, downloads and the next step. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { name, brief, history, save, closing, preview, lifecycle, next, actions, children } = props
  const t = useTexts(texts).toolbar
  const width = useScreenWidth()
  const isPhone = width === 'phone'
  const isNarrow = width !== 'wide'
  const redo = { isPossible: history.future.length > 0, act: () => actions.act({ kind: 'redo' }) }
  // One line, in which the name is whole: what is needed less often is in the menu.
  const folded: MenuItem[] = [
    { id: 'preview', label: preview.isOn ? t.edit : t.preview, onSelect: preview.toggle },
    ...(isPhone && redo.isPossible ? [{ id: 'redo', label: t.redo, onSelect: redo.act }] : []),
  ]
  const items = isNarrow && closing === undefined ? [...folded, ...lifecycle] : lifecycle
  return (
    <Line role="toolbar" aria-label={t.label}>
      <BackButton icon="chevron-left" label={t.back} onClick={actions.back} />
      <Name>
        <h1>
          {closing ? <span>{name.kind}</span> : <ToolWord>{name.kind}</ToolWord>} <b>{name.number}</b>
        </h1>
        {brief}
      </Name>
      {closing === undefined && (
        <>
          <IconButton
            icon="undo"
            label={t.undo}
            disabled={history.past.length === 0}
            onClick={() => actions.act({ kind: 'undo' })}
          />
          {!isPhone && (
            <IconButton icon="undo" label={t.redo} data-mirrored disabled={!redo.isPossible} onClick={redo.act} />
          )}
        </>
      )}
      {closing !== 'archived' && !(closing && save.status === 'saved') && (
        <Quiet role="status" data-status={save.status}>
          <SaveSign status={save.status} />
          <ToolWord data-spare="">{save.status === 'unclear' ? t.unclear(save.count) : t.save[save.status]}</ToolWord>
        </Quiet>
      )}
      <Space />
      {closing === undefined && !isNarrow && (
        <Button aria-pressed={preview.isOn} onClick={preview.toggle}>
          {preview.isOn ? t.edit : t.preview}
        </Button>
      )}
      {children}
      {items.length > 0 && (
        <Menu
          label={t.more}
          trigger={
            <MenuWord>
              <ToolWord>{t.more}</ToolWord>
              <Icon name={isPhone ? 'more' : 'chevron-down'} size={16} />
            </MenuWord>
          }
          items={items}
        />
      )}
      {next}
    </Line>
  )
}

/** Ctrl+Z, Ctrl+Y and Ctrl+S everywhere in the editor: every keystroke is a step of its history, so a field has none of its own. */
export function useEditorKeys(screen: RefObject<HTMLElement | null>, { act, save }: EditorActions) {
  const press = useEffectEvent((event: KeyboardEvent): boolean => {
    if (event.defaultPrevented || event.altKey || !(event.ctrlKey || event.metaKey)) return false
    const key = event.key.toLowerCase()
    if (key === 'z') act({ kind: event.shiftKey ? 'redo' : 'undo' })
    else if (key === 'y') act({ kind: 'redo' })
    else if (key === 's') save()
    else return false
    return true
  })
  useEffect(() => {
    const element = screen.current
    const onKeyDown = (event: KeyboardEvent) => {
      if (press(event)) event.preventDefault()
    }
    element?.addEventListener('keydown', onKeyDown)
    return () => element?.removeEventListener('keydown', onKeyDown)
  }, [screen])
}

/** Words beside a sign: a phone has room for the sign alone, and screen readers for both. */
export const ToolWord = styled.span`
  @media (max-width: 767px) {
    ${visuallyHidden}
  }
  /* The next step stays beside the name. */
  &[data-spare] {
    @media (max-width: 1199px) {
      ${visuallyHidden}
    }
  }
`
