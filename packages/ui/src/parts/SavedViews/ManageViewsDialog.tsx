import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '../Button/Button.tsx'
import { Checkbox } from '../Checkbox/Checkbox.tsx'
import { useAttempt } from '../DetailPage/useAttempt.ts'
import { Dialog } from '../Dialog/Dialog.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Problem, Question, RenameForm, Row, Rows } from './SavedViews.styles.ts'
import { texts } from './SavedViews.texts.ts'
import { mostLetters, useNameForm } from './useNameForm.ts'
import type { ShownView, ViewActions } from './viewTypes.ts'

interface ViewRowProps {
  view: ShownView
  /** Names of the other views. */
  taken: readonly string[]
  /** Rejects with an error whose message is for people. */
  onRename: (name: string) => Promise<void>
  onReplace: () => void
  onRemove: () => void
  onStandard?: ((on: boolean) => void) | undefined
}

/** Focuses the element that replaces the pressed button. */
function useFocused<T extends HTMLElement>(on: boolean): RefObject<T | null> {
  const ref = useRef<T>(null)
  useLayoutEffect(() => {
    if (on) ref.current?.focus()
  }, [on])
  return ref
}

/** One saved view: its name and what can be done with it. */
export function ViewRow({ view, taken, onRename, onReplace, onRemove, onStandard }: ViewRowProps) {
  const t = useTexts(texts)
  const [mode, setMode] = useState<'shown' | 'renaming' | 'asking'>('shown')
  const { name, standard, current } = view
  const show = () => setMode('shown')
  const cancelRef = useFocused<HTMLButtonElement>(mode === 'asking')
  if (mode === 'renaming') {
    return (
      <li>
        <RenameView name={name} taken={taken} onRename={onRename} onDone={show} />
      </li>
    )
  }
  if (mode === 'asking') {
    return (
      <li>
        <Question role="alert">
          {t.reallyRemove(name)}
          <Button ref={cancelRef} onClick={show}>
            {t.cancel}
          </Button>
          <Button variant="danger" onClick={onRemove}>
            {t.remove}
          </Button>
        </Question>
      </li>
    )
  }
  return (
    <li>
      <Row role="group" aria-label={name}>
        <strong>{name}</strong>
        {onStandard && (
          <Checkbox label={t.asStandard} checked={standard} onChange={(event) => onStandard(event.target.checked)} />
        )}
        <span>
          <Button variant="quiet" onClick={() => setMode('renaming')}>
            {t.rename}
          </Button>
          <Button variant="quiet" disabled={current} title={t.replaceHint} onClick={onReplace}>
            {t.replace}
          </Button>
          <Button variant="quiet" onClick={() => setMode('asking')}>
            {t.remove}
          </Button>
        </span>
      </Row>
    </li>
  )
}

interface RenameViewProps {
  name: string
  taken: readonly string[]
  onRename: (name: string) => Promise<void>
  onDone: () => void
}

function RenameView({ name, taken, onRename, onDone }: RenameViewProps) {
  const t = useTexts(texts)
  const inputRef = useFocused<HTMLInputElement>(true)
  const form = useNameForm({ start: name, taken, onSave: onRename, onDone })
  return (
    <RenameForm noValidate onSubmit={form.onSubmit}>
      <TextField
        label={t.name}
        ref={inputRef}
        value={form.name}
        error={form.problem}
        maxLength={mostLetters}
        onChange={(event) => form.setName(event.target.value)}
      />
      <Button onClick={onDone}>{t.cancel}</Button>
      <Button type="submit" variant="primary" disabled={form.saving}>
        {t.submit}
      </Button>
    </RenameForm>
  )
}

export interface ManageViewsDialogProps {
  views: readonly ShownView[]
  actions: ViewActions
  onClose: () => void
}

/** The saved views, each to be renamed, replaced, deleted or shown when the page is opened. */
export function ManageViewsDialog({ views, actions, onClose }: ManageViewsDialogProps) {
  const { setStandard } = actions
  const t = useTexts(texts)
  const [said, setSaid] = useState('')
  const { error, attempt } = useAttempt()
  const run = async (work: () => Promise<void>, done = '') => {
    if (await attempt('change', work)) setSaid(done)
  }
  return (
    <Dialog open onClose={onClose} title={t.manageTitle} actions={<Button onClick={onClose}>{t.close}</Button>} wide>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      {error !== undefined && <Problem role="alert">{error}</Problem>}
      {views.length === 0 && <EmptyState drawing="map" title={t.none} text={t.noneText} />}
      <Rows>
        {views.map((view) => (
          <ViewRow
            key={view.id}
            view={view}
            taken={views.filter(({ id }) => id !== view.id).map(({ name }) => name)}
            onRename={async (name) => {
              await actions.rename(view.id, name)
              setSaid(t.done.rename)
            }}
            onReplace={() => void run(() => actions.replace(view.id), t.done.replace)}
            onRemove={() => void run(() => actions.remove(view.id), t.done.remove)}
            onStandard={setStandard && ((on) => void run(() => setStandard(on ? view.id : undefined)))}
          />
        ))}
      </Rows>
    </Dialog>
  )
}
