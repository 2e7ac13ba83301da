import { isBlank } from '@waldkerf/domain/texts/blank'
import type { SavedView } from '@waldkerf/domain/entities/views'
import { type FormEvent, useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { IconButton } from '@waldkerf/ui/parts/IconButton/IconButton'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { color, space } from '@waldkerf/ui/theme/tokens'
import type { ViewActions } from '../usersTypes.ts'
import { texts } from './views.texts.ts'

export interface ManageViewsProps {
  views: readonly SavedView[]
  actions: ViewActions
  onClose: () => void
}

/** Renames and deletes saved views. */
export function ManageViews({ views, actions, onClose }: ManageViewsProps) {
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
  const [error, setError] = useState<string>()
  const attempt = async (change: Promise<void>) => {
    try {
      await change
    } catch (failure) {
      setError(failure instanceof Error ? failure.message : '')
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isBlank(name)) void attempt(actions.rename(view, name.trim()))
    else setError(t.missing)
  }
  return (
    <li>
      <Row onSubmit={onSubmit} noValidate>
        <TextField
          label={t.nameOf(view.name)}
          error={error}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" disabled={name.trim() === view.name}>
          {t.rename}
        </Button>
        <IconButton icon="close" label={t.remove(view.name)} onClick={() => void attempt(actions.remove(view))} />
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
