import { type ReactNode, type UIEvent, useContext, useLayoutEffect, useMemo, useRef, useState } from 'react'
import {
  UNSAFE_DataRouterStateContext as RouterStateContext,
  UNSAFE_LocationContext as LocationContext,
  useOutlet,
} from 'react-router-dom'
import { styled } from 'styled-components'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { texts } from './KeptPage.texts.ts'

/** A page as the router shows it now. */
export function useLivePage() {
  const outlet = useOutlet()
  const location = useContext(LocationContext)
  const state = useContext(RouterStateContext)
  return useMemo(() => ({ outlet, location, state }), [outlet, location, state])
}

export interface KeptPageProps {
  /** The router's page; this one only while it is active. */
  live: ReturnType<typeof useLivePage>
  active: boolean
  /** Its role was taken away: what was entered can be read and copied, no more. */
  readOnly: boolean
}

/**
 * A page that stays as it is while another one is shown. Hidden, it goes on seeing the address it had: the router's
 * own contexts are held still for it.
 */
export function KeptPage({ live, active, readOnly }: KeptPageProps) {
  const [kept, setKept] = useState(live)
  if (active && kept !== live) setKept(live)
  const { outlet, location, state } = active ? live : kept
  return (
    <LocationContext value={location}>
      <RouterStateContext value={state}>
        {readOnly && <ReadOnlyNote />}
        <KeptScroll readOnly={readOnly}>{outlet}</KeptScroll>
      </RouterStateContext>
    </LocationContext>
  )
}

/** Panes inside the page are scrolled back when it is shown again: browsers forget it of what has no box. */
function KeptScroll({ readOnly, children }: { readOnly: boolean; children: ReactNode }) {
  const places = useRef(new Map<Element, { top: number; left: number }>())
  const onScroll = ({ target }: UIEvent) => {
    if (target instanceof Element) places.current.set(target, { top: target.scrollTop, left: target.scrollLeft })
  }
  useLayoutEffect(() => {
    for (const [element, place] of places.current) element.scrollTo({ ...place, behavior: 'instant' })
  }, [])
  return (
    <Page role="none" disabled={readOnly} onScrollCapture={onScroll}>
      {children}
    </Page>
  )
}

/** No box of its own; as a group of fields it can switch all of them off. */
const Page = styled.fieldset`
  display: contents;
`

/** Above a page whose role was taken away while it held unsaved work. */
function ReadOnlyNote() {
  const t = useTexts(texts)
  return (
    <div role="status">
      <Bar icon="warning" tone="warning" message={t.readOnly} />
    </div>
  )
}
