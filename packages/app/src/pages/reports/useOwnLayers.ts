import type { OwnLayer } from '@waldkerf/domain/places/layers/ownLayer'
import type { OwnLayerWays } from '@waldkerf/ui/screens/reports/create/NewReportScreen'
import { useEffect, useState } from 'react'
import { dropLayer, keepLayer, keptLayers } from '@waldkerf/app/platform/offline/ownLayers'

const loadReader = () => import('@waldkerf/domain/places/layers/readLayer')

/**
 * Maps of the person's own compartments, kept on this device.
 * @param isNeeded they may be megabytes, so they are read when a step shows them
 */
export function useOwnLayers(email: string, isNeeded: boolean): OwnLayerWays {
  const [layers, setLayers] = useState<readonly OwnLayer[]>()
  useEffect(() => {
    if (!isNeeded || email === '') return undefined
    let isCurrent = true
    keptLayers(email).then(
      (found) => isCurrent && setLayers(found),
      () => isCurrent && setLayers([]),
    )
    return () => {
      isCurrent = false
    }
  }, [email, isNeeded])
  return {
    layers,
    async add(file) {
      const reader = await loadReader().catch(() => undefined)
      if (!reader) return { code: 'notLoaded' }
      const read = await reader.readLayer(file)
      if ('problem' in read) return read.problem
      const layer: OwnLayer = { key: crypto.randomUUID(), name: file.name, areas: read.areas }
      // The same file once more is its newer edition.
      const former = layers?.filter(({ name }) => name === file.name) ?? []
      setLayers((all = []) => [...all.filter((one) => !former.includes(one)), layer])
      try {
        await keepLayer(email, layer)
        for (const { key } of former) await dropLayer(key)
        return undefined
      } catch {
        return { code: 'notKept' }
      }
    },
    remove(key) {
      setLayers((all) => all?.filter((one) => one.key !== key))
      void dropLayer(key).catch(() => undefined)
    },
  }
}
