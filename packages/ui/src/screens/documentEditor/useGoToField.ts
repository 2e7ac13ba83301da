import type { Place } from '@waldkerf/domain/office/eInvoice/rules/rule'
import type { Header } from '@waldkerf/domain/office/editor/document'
import { dayField, type DocumentKind } from '@waldkerf/domain/office/workplace/header'
import type { RefObject } from 'react'
import type { EditorActions } from './editorTypes.ts'
import type { Grid } from './grid/useGrid.ts'

interface GoToField {
  screen: RefObject<HTMLElement | null>
  kind: DocumentKind
  header: Header
  grid: Grid
  actions: Pick<EditorActions, 'goTo' | 'begin'>
  /** Brings a part of the editor into view. */
  show: (part: 'sheet' | 'facts' | 'check') => void
}

const rowFields = { text: 'bez', quantity: 'anzahl', price: 'ep', unit: 'einheit' } as const

type Controls = Readonly<Record<string, string>>

const buyerControls: Controls = { email: 'buyer-email', vatId: 'buyer-ust_id', country: 'buyer-land' }
const headControls: Controls = {
  supplyDay: 'le_date',
  supplyEnd: 'le_bis',
  rate: 'ust_satz',
  taxCase: 'steuerfall',
  exemption: 'befreiung',
}

/** The name of the control in which a value of head or client is entered. */
function controlName(place: Extract<Place, { area: 'head' | 'client' }>, kind: DocumentKind): string {
  if (place.area === 'client') return buyerControls[place.field] ?? 'buyer-leitweg_id'
  return headControls[place.field] ?? dayField[kind]
}

/** Leads to the field that settles a finding of the check. */
export function useGoToField({ screen, kind, header, grid, actions, show }: GoToField): (place: Place) => void {
  // The control is rendered with the part that was just opened.
  const focusOn = (name: string) =>
    requestAnimationFrame(() =>
      screen.current?.querySelector<HTMLElement>(`[name="${name}"], [data-name="${name}"] input`)?.focus(),
    )
  function goToClient(place: Extract<Place, { area: 'client' }>) {
    if (place.field === 'name' || header['client_id'] === '') {
      show('facts')
      focusOn('client_id')
    } else if (place.field === 'address' || place.field === 'postcode') actions.begin('address')
    else {
      show('check')
      focusOn(controlName(place, kind))
    }
  }
  function goToRows() {
    const [first] = grid.rows
    // An empty row is there already, and no position yet.
    if (first) grid.handlers.goTo({ key: first.key, field: 'bez' })
    else grid.handlers.add()
  }
  return (place) => {
    if (place.area === 'settings') actions.goTo('settings', place.field)
    else if (place.area === 'client') goToClient(place)
    else if (place.area === 'head') {
      show('facts')
      focusOn(controlName(place, kind))
    } else {
      show('sheet')
      if (place.area === 'rows') goToRows()
      else grid.handlers.goTo({ key: place.key, field: rowFields[place.field] })
    }
  }
}
