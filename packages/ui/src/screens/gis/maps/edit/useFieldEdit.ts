import { errorText } from '@waldkerf/domain/words/failureText'
import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import type { MapField, MapValue } from '@waldkerf/domain/maps/mapValues'
import { type MapValueFault, readMapValue, typedMapValue } from '@waldkerf/domain/maps/mapValues'
import { useLanguage } from '@waldkerf/ui/i18n/Language'
import { useRecordEdit } from '@waldkerf/ui/parts/RowForm/useRecordEdit'
import { useEffect, useRef, useState } from 'react'
import type { MapsActions } from '../mapsTypes.ts'

/** State of a field between typing and storing. */
export type FieldState =
  | { status: 'idle' | 'saving' | 'saved' }
  | { status: 'fault'; fault: MapValueFault }
  | { status: 'failed'; message: string }
  | { status: 'conflict'; theirs: MapValue; mine: MapValue }

export interface FieldEditInput {
  map: SurveyMap
  field: MapField
  actions: Pick<MapsActions, 'change' | 'onLost'>
}

/** One column of a map under edit: its text, and the state of storing it. Nothing typed is lost by a failure. */
export function useFieldEdit({ map, field, actions }: FieldEditInput) {
  const { column } = field
  const language = useLanguage()
  const [fault, setFault] = useState<MapValueFault>()
  const isShown = useRef(true)
  const parsedValue = (text: string): MapValue => {
    const read = readMapValue(field, text, language)
    return 'fault' in read ? text : read.value
  }
  const edit = useRecordEdit<SurveyMap, { text: string }>({
    row: map,
    toValues: (row) => ({ text: typedMapValue(row[column], language) }),
    save: (base, { text }) => actions.change(base, column, parsedValue(text)),
  })
  const { text } = edit.values

  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  async function store() {
    const { status, error } = await edit.save()
    if (!isShown.current && (status === 'failed' || status === 'conflict')) actions.onLost(map, errorText(error))
  }
  function discard() {
    setFault(undefined)
    edit.discard()
  }
  function type(typed: string) {
    setFault(undefined)
    edit.change({ text: typed })
  }
  /** Stores what is given when it differs from what is stored. */
  function commit(given: string) {
    if (edit.status === 'conflict') return
    const read = readMapValue(field, given, language)
    if ('fault' in read) setFault(read.fault)
    else if (read.value === map[column]) discard()
    else void store()
  }
  function stateNow(): FieldState {
    const { status, theirs, error } = edit
    if (fault) return { status: 'fault', fault }
    if (status === 'failed') return { status, message: errorText(error) }
    if (status === 'conflict') return { status, theirs: parsedValue(theirs.text ?? ''), mine: parsedValue(text) }
    return { status }
  }
  return {
    state: stateNow(),
    value: text,
    isTyping: edit.changed,
    type,
    /** A choice is typed and stored in one. */
    choose(chosen: string) {
      type(chosen)
      commit(chosen)
    },
    commit() {
      if (edit.isTyped) commit(text)
    },
    discard,
    /** Ends a conflict with the own value over the stored one. */
    overwrite() {
      edit.resolve({ text: 'mine' })
      void store()
    },
  }
}

export type FieldEdit = ReturnType<typeof useFieldEdit>
