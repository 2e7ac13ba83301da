import type { EditorHistory } from '@waldkerf/domain/office/workplace/editorHistory'
import type { Closing } from '@waldkerf/domain/office/workplace/closed'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Badge } from '@waldkerf/ui/parts/Badge/Badge'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { Menu, type MenuItem } from '@waldkerf/ui/parts/Menu/Menu'
import type { ReactNode } from 'react'
import type { EditorActions, SaveState } from '../editorTypes.ts'
import { Line, MenuWord, Quiet, Space } from './toolbar.styles.ts'
import { texts } from './toolbar.texts.ts'

export interface EditorToolbarProps {
  title: string
  history: EditorHistory
  save: SaveState
  closing: Closing | undefined
  preview: { isOn: boolean; toggle: () => void }
  /** Next steps with the document; the first one is the page's primary action. */
  lifecycle: readonly MenuItem[]
  actions: EditorActions
  /** Downloads. */
  children?: ReactNode
}

/** Name of the document, undo and redo, how far it is saved, preview, downloads and the next step. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { title, history, save, closing, preview, lifecycle, actions, children } = props
  const t = useTexts(texts)
  return (
    <Line role="toolbar" aria-label={t.label}>
      <IconButton icon="chevron-left" label={t.back} onClick={actions.back} />
      <h1>{title}</h1>
      {closing !== undefined && (
        <Badge tone="neutral" icon="key">
          {closing === 'archived' ? t.archived : t.closed}
        </Badge>
      )}
      {closing === undefined && (
        <>
          <IconButton
            icon="undo"
            label={t.undo}
            disabled={history.past.length === 0}
            onClick={() => actions.act({ kind: 'undo' })}
          />
          <IconButton
            icon="undo"
            label={t.redo}
            data-mirrored
            disabled={history.future.length === 0}
            onClick={() => actions.act({ kind: 'redo' })}
          />
        </>
      )}
      {closing !== 'archived' && (
        <Quiet role="status" data-status={save.status}>
          {save.status === 'unclear' ? t.unclear(save.count) : t.save[save.status]}
        </Quiet>
      )}
      <Space />
      {closing === undefined && (
        <Button aria-pressed={preview.isOn} onClick={preview.toggle}>
          {preview.isOn ? t.edit : t.preview}
        </Button>
      )}
      {children}
      {lifecycle.length > 0 && (
        <Menu
          label={t.more}
          trigger={
            <MenuWord>
              {t.more}
              <Icon name="chevron-down" size={16} />
            </MenuWord>
          }
          items={lifecycle}
        />
      )}
    </Line>
  )
}
