import { useState, useSyncExternalStore, useRef, useCallback, memo } from 'react'
import { createRoot } from 'react-dom/client'
import { fields, type Plant, plants } from './plants.ts'

/** The limit: a list that recycles its rows, sorts and filters plainly, and can do nothing else. */

const rowHeight = 40
const overscan = 8
const collator = new Intl.Collator('de')
const tracks = `repeat(${fields.length}, 1fr)`

const Row = memo(function Row({ plant, index }: { plant: Plant; index: number }) {
  return (
    <div
      data-index={index}
      style={{
        position: 'absolute',
        display: 'grid',
        gridTemplateColumns: tracks,
        width: '100%',
        height: rowHeight,
        transform: `translateY(${index * rowHeight}px)`,
        contain: 'strict',
      }}
    >
      {fields.map((field) => (
        <span key={field} style={{ overflow: 'hidden', whiteSpace: 'nowrap' }}>
          {plant[field]}
        </span>
      ))}
    </div>
  )
})

const compare = (a: string | number, b: string | number) =>
  typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b))

function Bare({ all }: { all: readonly Plant[] }) {
  const box = useRef<HTMLDivElement>(null)
  const [rows, setRows] = useState(all)
  const subscribe = useCallback((changed: () => void) => {
    box.current?.addEventListener('scroll', changed, { passive: true })
    return () => box.current?.removeEventListener('scroll', changed)
  }, [])
  const first = useSyncExternalStore(subscribe, () => Math.floor((box.current?.scrollTop ?? 0) / rowHeight))
  const slots = Math.ceil(window.innerHeight / rowHeight) + 2 * overscan
  const from = Math.max(0, Math.min(first - overscan, rows.length - slots))
  return (
    <div style={{ height: '100vh', display: 'flex', flexDirection: 'column' }}>
      <div style={{ display: 'grid', gridTemplateColumns: tracks }}>
        {fields.map((field) => (
          <button
            key={field}
            data-sort={field}
            onClick={() => setRows(rows.toSorted((a, b) => compare(a[field], b[field])))}
          >
            {field}
          </button>
        ))}
        <input
          data-filter="place"
          onChange={({ target }) => {
            const part = target.value.toLowerCase()
            setRows(all.filter(({ place }) => place.toLowerCase().includes(part)))
          }}
        />
      </div>
      <div ref={box} data-scroller style={{ flex: 1, overflow: 'auto', position: 'relative', overflowAnchor: 'none' }}>
        <div style={{ height: rows.length * rowHeight }}>
          {Array.from({ length: Math.min(slots, rows.length) }, (_, place) => {
            const index = from + place
            return <Row key={index % slots} plant={rows[index]!} index={index} />
          })}
        </div>
      </div>
    </div>
  )
}

const rows = plants(Number(new URLSearchParams(location.search).get('rows')))
performance.mark('rows')
createRoot(document.getElementById('root')!).render(<Bare all={rows} />)
