import type { Beetle, Species } from '@waldkerf/domain/entities/beetles/beetles'
import { type ReactNode, Suspense, useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import type { TablePicking } from '@waldkerf/ui/parts/DataTable/DataTable'
import { lazyPart } from '@waldkerf/ui/parts/Later/lazyPart'
import type { PickMode } from '@waldkerf/ui/parts/MapView/MapView'
import type { GisActions, GisState } from '@waldkerf/ui/screens/gis/gisTypes.ts'
import { texts } from '@waldkerf/ui/screens/gis/GisScreen.texts'

const BulkDialog = lazyPart(async () => (await import('./BulkDialog.tsx')).BulkDialog)

interface PickingInput {
  /** The records that can be picked. */
  beetles: readonly Beetle[]
  species: readonly Species[]
  loadThumbnail: GisState['loadThumbnail']
  actions: Pick<GisActions, 'review' | 'setSpecies'>
  /** Without the right to review nothing is picked. */
  allowed: boolean
}

/** Combines the records picked on the map with those picked before. */
function pickedBy(mode: PickMode, picked: ReadonlySet<number>, ids: readonly number[]): ReadonlySet<number> {
  if (mode === 'replace') return new Set(ids)
  if (mode === 'add') return picked.union(new Set(ids))
  return picked.symmetricDifference(new Set(ids))
}

interface Picking {
  table: TablePicking
  map: { picked: ReadonlySet<number>; onPick: (ids: readonly number[], mode: PickMode) => void }
  /** To be rendered anywhere. */
  dialog: ReactNode
}

/** The records picked in table and map alike, and the bulk change of them; undefined where nothing may be changed. */
export function useBulkPicking({
  beetles,
  species,
  loadThumbnail,
  actions,
  allowed,
}: PickingInput): Picking | undefined {
  const t = useTexts(texts).bulk
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set())
  /** The dialog of so many; 0: none is open. */
  const [opened, setOpened] = useState(0)
  const [isUnderWay, setUnderWay] = useState(false)
  const [bar, setBar] = useState<HTMLElement | null>(null)
  if (!allowed) return undefined
  const drop = (stored: readonly number[]) => setPicked((all) => all.difference(new Set(stored)))
  return {
    table: {
      picked,
      onPick: (keys) => setPicked(new Set([...keys].map(Number))),
      actions: (
        <Button variant="primary" onClick={() => setOpened(opened + 1)}>
          {t.bar}
        </Button>
      ),
      isUnderWay,
      // Nobody else needs to know it.
      onBar: opened > 0 ? setBar : undefined,
    },
    map: { picked, onPick: (ids, mode) => setPicked(pickedBy(mode, picked, ids)) },
    dialog: opened > 0 && (
      <Suspense>
        <BulkDialog
          // Another one may be begun while the last still says what it did.
          key={opened}
          open
          onClose={(stored) => {
            setOpened(0)
            drop(stored)
          }}
          onEnded={drop}
          onUnderWay={setUnderWay}
          bar={bar}
          beetles={beetles.filter(({ id }) => picked.has(id))}
          species={species}
          loadThumbnail={loadThumbnail}
          actions={actions}
        />
      </Suspense>
    ),
  }
}
