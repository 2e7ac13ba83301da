import type { Map as LeafletMap } from 'leaflet'
import type { Section } from '../mapTypes.ts'
import type { MarkMode, MarkSource } from '../sources/markSource.ts'
import type { Marks } from '../sources/marks.ts'
import { holds, visibleSection } from './view.ts'

/** Whether the marks in view are those that belong there. */
export type FeedStatus = 'ready' | 'loading' | 'failed'

interface FeedEvents {
  onMarks: (marks: Marks) => void
  onStatus: (status: FeedStatus) => void
}

/** Marks are requested beyond the view, by shares of it: the requested margin, and the least that has to be there. */
const wanted = 0.8
const needed = 0.3

/**
 * Asks the source again whenever the map leaves the loaded section. The newest question ends the older ones; until its
 * answer is there, and if it fails, the last good marks stay.
 */
export function createMarkFeed(map: LeafletMap, events: FeedEvents) {
  let source: MarkSource | undefined
  let mode: MarkMode = 'groups'
  let known: { section: Section; zoom: number } | undefined
  let asking = new AbortController()

  async function ask(zoom = map.getZoom()) {
    asking.abort()
    if (!source) return
    const { signal } = (asking = new AbortController())
    const section = visibleSection(map, wanted)
    known = { section, zoom }
    events.onStatus('loading')
    try {
      const marks = await source.marks({ mode, section, zoom }, signal)
      if (signal.aborted) return
      events.onMarks(marks)
      events.onStatus('ready')
    } catch {
      if (signal.aborted) return
      known = undefined
      events.onStatus('failed')
    }
  }

  function check() {
    if (!known || known.zoom !== map.getZoom() || !holds(known.section, visibleSection(map, needed))) void ask()
  }

  /** A long drag leaves the loaded section before it ends. */
  function checkDrag() {
    if (known?.zoom === map.getZoom() && !holds(known.section, visibleSection(map))) void ask()
  }

  map.on('moveend', check).on('move', checkDrag)
  return {
    setSource(next: MarkSource) {
      source = next
      void ask()
    },
    setMode(next: MarkMode) {
      if (next === mode) return
      mode = next
      void ask()
    },
    source: () => source,
    remove() {
      asking.abort()
      map.off('moveend', check).off('move', checkDrag)
    },
  }
}
