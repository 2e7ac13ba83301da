import type { MapValue } from '@waldkerf/domain/maps/mapValues'
import { typedMapValue } from '@waldkerf/domain/maps/mapValues'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ConflictPanel } from '@waldkerf/ui/parts/ConflictPanel/ConflictPanel'
import { SideChoice } from '@waldkerf/ui/parts/ConflictPanel/SideChoice'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Spinner } from '@waldkerf/ui/parts/Spinner/Spinner'
import { Word } from './edit.styles.ts'
import { texts } from '../MapsScreen.texts.ts'
import type { FieldEdit } from './useFieldEdit.ts'

/** State of storing a field, in one quiet line. */
export function FieldWord({ edit: { state, commit, discard } }: { edit: FieldEdit }) {
  const t = useTexts(texts).edit
  if (state.status === 'failed') {
    return (
      <Word role="alert" data-tone="danger">
        {state.message}
        <Button variant="quiet" onClick={commit}>
          {t.again}
        </Button>
        <Button variant="quiet" onClick={discard}>
          {t.discard}
        </Button>
      </Word>
    )
  }
  return (
    <Word role="status">
      {state.status === 'saving' && (
        <>
          <Spinner size={16} /> {t.saving}
        </>
      )}
      {state.status === 'saved' && (
        <>
          <Icon name="check" size={16} /> {t.saved}
        </>
      )}
    </Word>
  )
}

/** Both versions of a field, to choose from. @param label the field */
export function FieldConflict({ edit: { state, discard, overwrite }, label }: { edit: FieldEdit; label: string }) {
  const t = useTexts(texts).edit
  const language = useLanguage()
  if (state.status !== 'conflict') return null
  const said = (value: MapValue) => (typeof value === 'boolean' ? value : typedMapValue(value, language))
  return (
    <ConflictPanel
      announced="alert"
      title={t.conflict.title}
      actions={
        <>
          <Button onClick={discard}>{t.conflict.keep}</Button>
          <Button onClick={overwrite}>{t.conflict.overwrite}</Button>
        </>
      }
    >
      <SideChoice legend={label} mine={said(state.mine)} theirs={said(state.theirs)} />
    </ConflictPanel>
  )
}
