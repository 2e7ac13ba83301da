import { useState } from 'react'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import type { MapHandle } from '../leaflet/createMap.ts'
import type { MapKind, ShownMark } from '../mapTypes.ts'
import { texts } from '../MapView.texts.ts'

/** Screen-reader messages about the map: the mark the keyboard is on, the number of points in view, the picked ones. */
export function useMapVoice(map: MapHandle | undefined, kinds: readonly MapKind[], pointLabel: (id: number) => string) {
  const t = useTexts(texts)
  const { number } = useFormat()
  const [spoken, setSpoken] = useState('')
  const inView = () => map?.inView().length ?? 0

  function describe({ id, count, kinds: counts }: ShownMark): string {
    if (count === 1) return pointLabel(id)
    const parts = kinds.flatMap(({ label }, index) => (counts[index] ? [`${number(counts[index])} ${label}`] : []))
    return `${t.cluster(number(count))}: ${parts.join(', ')}`
  }
  return {
    spoken,
    sayMark: (mark: ShownMark) => setSpoken(t.position(describe(mark), number(inView()))),
    sayView: () => setSpoken(inView() > 0 ? t.inView(number(inView())) : t.nothing),
    sayPicked: (count: number) => setSpoken(t.picked(number(count))),
  }
}
