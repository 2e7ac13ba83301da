import type { SurveyMap } from '@waldkerf/domain/entities/maps/maps'
import { type EditableMapColumn, mapField } from '@waldkerf/domain/maps/mapValues'
import { type FocusEvent, type KeyboardEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from '../MapsScreen.texts.ts'
import { useFieldEdit } from '../edit/useFieldEdit.ts'
import { mapName } from '../mapName.ts'
import type { MapsActions } from '../mapsTypes.ts'

export interface CellFieldInput {
  map: SurveyMap
  column: EditableMapColumn
  /** The box over the cell that holds the field. */
  card: RefObject<HTMLElement | null>
  /** Where the focus goes afterwards. */
  table: HTMLElement | null
  actions: Pick<MapsActions, 'change' | 'onLost' | 'onTyping'>
  onClose: () => void
}

/** A field edited in its cell: its keys, leaving it, and a message when typed text is lost. */
export function useCellField({ map, column, card, table, actions, onClose }: CellFieldInput) {
  const t = useTexts(texts).edit
  const isLeaving = useRef(false)
  const field = mapField(column)
  const edit = useFieldEdit({ map, field, actions })
  const { state, isTyping } = edit
  const isSettled = !isTyping && state.status === 'idle'

  const tell = useEffectEvent((typing: boolean) => actions.onTyping(typing ? t.typing(mapName(map)) : undefined))
  useEffect(() => {
    tell(isTyping)
    return () => tell(false)
  }, [isTyping])
  /** Back to the table, unless somebody has gone elsewhere meanwhile. */
  const close = useEffectEvent(() => {
    if (card.current?.contains(document.activeElement)) table?.focus({ preventScroll: true })
    onClose()
  })
  useEffect(() => {
    if (state.status === 'saved') close()
  }, [state.status])
  const giveUp = useEffectEvent(() => {
    if (state.status === 'fault') actions.onLost(map, t.faults[state.fault])
  })
  useEffect(() => () => giveUp(), [])

  function leave() {
    // The blur that follows must not store the text.
    isLeaving.current = true
    table?.focus({ preventScroll: true })
    onClose()
  }
  function discard() {
    edit.discard()
    leave()
  }
  function onKeyDown(event: KeyboardEvent) {
    // The table or drawer below has keys of its own.
    event.stopPropagation()
    if (event.key === 'Escape') {
      event.preventDefault()
      discard()
    }
    // A button answers Enter itself, and in a longer text it begins a line.
    if (event.key !== 'Enter' || event.target instanceof HTMLButtonElement) return
    if (field.control === 'lines' && !event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    if (isSettled) leave()
    else edit.commit()
  }
  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // Changing to another window is not leaving the field.
    if (isLeaving.current || currentTarget.contains(relatedTarget) || !document.hasFocus()) return
    if (isSettled) onClose()
    else edit.commit()
  }
  return { field, edit: { ...edit, discard }, onKeyDown, onBlur }
}
