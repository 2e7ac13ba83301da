import { typedMapValue } from '@waldkerf/domain/maps/mapValues'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Spinner } from '@waldkerf/ui/parts/Spinner/Spinner'
import { Conflict, Word } from './edit.styles.ts'
import { texts } from './edit.texts.ts'
import type { FieldEdit } from './useFieldEdit.ts'

/** What became of storing a field, in one quiet line. */
export function FieldWord({ edit: { state, commit, discard } }: { edit: FieldEdit }) {
  const t = useTexts(texts)
  if (state.status === 'failed') {
    return (
      <Word role="alert" data-tone="danger">
        {t.failed} {state.message}
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

/** Both versions, and which one is to stand. */
export function FieldConflict({ edit: { state, discard, overwrite } }: { edit: FieldEdit }) {
  const t = useTexts(texts)
  if (state.status !== 'conflict') return null
  const { theirs, mine } = state
  const words = (value: typeof mine) =>
    typeof value === 'boolean' ? t.flag[value ? 'true' : 'false'] : typedMapValue(value) || t.empty
  return (
    <Conflict role="alert">
      <p>{t.conflict.title}</p>
      <dl>
        <dt>{t.conflict.theirs}</dt>
        <dd>{words(theirs)}</dd>
        <dt>{t.conflict.mine}</dt>
        <dd>{words(mine)}</dd>
      </dl>
      <div>
        <Button onClick={discard}>{t.conflict.keep}</Button>
        <Button onClick={overwrite}>{t.conflict.overwrite}</Button>
      </div>
    </Conflict>
  )
}
