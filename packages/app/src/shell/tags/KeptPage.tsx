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

/** @returns the page that the router shows now */
export function useLivePage() {
  const outlet = useOutlet()
  const location = useContext(LocationContext)
  const state = useContext(RouterStateContext)
  return useMemo(() => ({ outlet, location, state }), [outlet, location, state])
}

export interface KeptPageProps {
  /** The router's current page, which is this page only while it is active. */
  live: ReturnType<typeof useLivePage>
  active: boolean
  /** The user lost the right to the page: its input can be read and copied, but not changed. */
  readOnly: boolean
}

/**
 * A page that keeps its state while another one is shown. While hidden, it still gets the address that it had, because
 * the router's contexts are frozen for it.
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

/** Restores the scroll positions inside the page when it is shown again: browsers lose them for hidden elements. */
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

/** Has no box of its own; it is a fieldset, so that it can disable all fields in it. */
const Page = styled.fieldset`
  display: contents;
`

/** Shown above a page with unsaved work that the user may no longer open. */
function ReadOnlyNote() {
  const t = useTexts(texts)
  return (
    <div role="status">
      <Bar icon="warning" tone="warning" message={t.readOnly} />
    </div>
  )
}
