import { isBlank } from '@waldkerf/domain/texts/blank'
import type { SavedView } from '@waldkerf/domain/entities/beetles/views'
import { type FormEvent, useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../Button/Button.tsx'
import { Dialog } from '../Dialog/Dialog.tsx'
import { useSubmit } from '../FormDialog/FormDialog.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { color, space } from '../../theme/tokens.ts'
import type { ViewActions } from './viewTypes.ts'
import { texts } from './SavedViews.texts.ts'

export interface ManageViewsDialogProps {
  views: readonly SavedView[]
  actions: ViewActions
  onClose: () => void
}

/** Renames and deletes saved views. */
export function ManageViewsDialog({ views, actions, onClose }: ManageViewsDialogProps) {
  const t = useTexts(texts)
  return (
    <Dialog open onClose={onClose} title={t.title.manage} actions={<Button onClick={onClose}>{t.close}</Button>}>
      <ul>
        {views.map((view) => (
          <ViewRow key={view.id} view={view} actions={actions} />
        ))}
      </ul>
    </Dialog>
  )
}

function ViewRow({ view, actions }: { view: SavedView; actions: ViewActions }) {
  const t = useTexts(texts)
  const [name, setName] = useState(view.name)
  const [isMissing, setMissing] = useState(false)
  const { error, submit, clear } = useSubmit()
  const rename = (event: FormEvent) => {
    event.preventDefault()
    setMissing(isBlank(name))
    void submit(!isBlank(name), () => actions.rename(view, name.trim()))
  }
  const remove = () => {
    setMissing(false)
    void submit(true, () => actions.remove(view))
  }
  return (
    <li>
      <Row onSubmit={rename} noValidate>
        <TextField
          label={t.viewName(view.name)}
          error={isMissing ? t.missing : error}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setMissing(false)
            clear()
          }}
        />
        <Button type="submit" disabled={name.trim() === view.name}>
          {t.rename}
        </Button>
        <IconButton icon="trash" label={t.remove(view.name)} onClick={remove} />
      </Row>
    </li>
  )
}

const Row = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: end;
  gap: ${space(2)};
  padding-block: ${space(2)};
  border-bottom: 1px solid ${color.border};
`
