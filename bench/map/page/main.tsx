import { type MapKind, MapView } from '@waldkerf/ui/parts/MapView/MapView'
import { themeCss } from '@waldkerf/ui/theme/css'
import { createRoot } from 'react-dom/client'
import { scatteredPoints } from './points.ts'

/** One map that fills the window, with as many points as the address says: `?points=100000`. */

const kinds: MapKind[] = [
  { id: 'new', tone: 'info', shape: 'circle', label: 'Neu' },
  { id: 'query', tone: 'warning', shape: 'diamond', label: 'Rückfrage' },
  { id: 'published', tone: 'success', shape: 'square', label: 'Veröffentlicht' },
  { id: 'other', tone: 'neutral', shape: 'ring', label: 'Anderer Status' },
]

const style = document.createElement('style')
style.textContent = themeCss()
document.head.append(style)

const count = Number(new URLSearchParams(location.search).get('points'))
const points = scatteredPoints(count, kinds.length)
performance.mark('points')
createRoot(document.getElementById('root')!).render(
  <div style={{ height: '100vh' }}>
    <MapView label="Karte" source={{ type: 'points', points }} kinds={kinds} pointLabel={String} />
  </div>,
)
