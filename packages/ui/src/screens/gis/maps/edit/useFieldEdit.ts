import type { SurveyMap } from '@waldkerf/domain/entities/maps'
import type { MapField, MapValue } from '@waldkerf/domain/maps/mapFields'
import { type MapValueFault, readMapValue, typedMapValue } from '@waldkerf/domain/maps/mapValues'
import { useEffect, useRef, useState } from 'react'
import type { MapsActions } from '../mapsTypes.ts'
import { MapConflict } from './MapConflict.ts'

/** How it stands with what is typed into a field. */
export type FieldState =
  | { status: 'idle' }
  | { status: 'saving' }
  | { status: 'saved' }
  | { status: 'fault'; fault: MapValueFault }
  | { status: 'failed'; message: string }
  | { status: 'conflict'; theirs: SurveyMap; mine: MapValue }

export interface FieldEditInput {
  map: SurveyMap
  field: MapField
  actions: Pick<MapsActions, 'change' | 'onLost'>
}

/** One column as it is typed, and what became of storing it. Nothing typed is lost by a failure. */
export function useFieldEdit({ map, field, actions }: FieldEditInput) {
  const { column } = field
  const [typed, setTyped] = useState<string>()
  const [state, setState] = useState<FieldState>({ status: 'idle' })
  const isSaving = useRef(false)
  const isShown = useRef(true)
  /** The map as it was when the typing began: what somebody else stores meanwhile is a conflict. */
  const base = useRef<SurveyMap>(undefined)
  const stored = typedMapValue(map[column])

  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  function end(next: FieldState) {
    base.current = undefined
    setTyped(undefined)
    setState(next)
  }
  async function store(from: SurveyMap, value: MapValue) {
    // A second press sends nothing twice.
    if (isSaving.current) return
    isSaving.current = true
    setState({ status: 'saving' })
    try {
      await actions.change(from, column, value)
      end({ status: 'saved' })
    } catch (error) {
      if (!isShown.current) actions.onLost(map, error instanceof Error ? error.message : '')
      else if (error instanceof MapConflict) setState({ status: 'conflict', theirs: error.theirs, mine: value })
      else setState({ status: 'failed', message: error instanceof Error ? error.message : '' })
    } finally {
      isSaving.current = false
    }
  }
  const discard = () => end({ status: 'idle' })
  function type(text: string) {
    base.current ??= map
    setTyped(text)
    setState({ status: 'idle' })
  }
  /** Stores what is typed, or what is given, when it differs from what is stored. */
  async function commit(given = typed) {
    if (given === undefined || state.status === 'conflict') return
    const read = readMapValue(field, given)
    if ('fault' in read) return setState({ status: 'fault', fault: read.fault })
    if (read.value === map[column]) return discard()
    return store(base.current ?? map, read.value)
  }
  return {
    state,
    value: typed ?? stored,
    isTyping: typed !== undefined && typed !== stored,
    type,
    /** A choice is typed and stored in one. */
    choose(text: string) {
      type(text)
      void commit(text)
    },
    commit: () => void commit(),
    discard,
    /** Ends a conflict with the own value over the stored one. */
    overwrite() {
      if (state.status === 'conflict') void store(state.theirs, state.mine)
    },
  }
}

export type FieldEdit = ReturnType<typeof useFieldEdit>
