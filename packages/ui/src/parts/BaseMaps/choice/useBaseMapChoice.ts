import { useState } from 'react'
import { useTextStore } from '@waldkerf/ui/storage/useTextStore'
import type { BaseMap, BaseMaps } from '../baseMapTypes.ts'
import { foreignHost } from '../foreignHost.ts'
import { type KeptChoice, keepChoice, loadChoice } from './keptChoice.ts'

/**
 * The base map in view. A server of others is asked for nothing before the person has agreed to it once; that is
 * remembered for the person, with the map and how clearly it shows.
 */
export function useBaseMapChoice({ maps, person }: BaseMaps) {
  const store = useTextStore()
  const [held, setHeld] = useState(() => ({ person, kept: loadChoice(store, person) }))
  const kept = held.person === person ? held.kept : loadChoice(store, person)
  const [asked, setAsked] = useState<BaseMap>()
  const mayAsk = (map: BaseMap) => {
    const host = foreignHost(map)
    return host === undefined || kept.hosts.includes(host)
  }
  function change(part: Partial<KeptChoice>) {
    const next = { ...kept, ...part }
    keepChoice(store, person, next)
    setHeld({ person, kept: next })
  }
  return {
    maps,
    base: maps.find((map) => map.title === kept.title && mayAsk(map)),
    opacity: kept.opacity,
    /** Whether its pictures may be fetched. */
    mayAsk,
    /** The map that waits for the person's agreement. */
    asked,
    choose(map: BaseMap | undefined) {
      if (map && !mayAsk(map)) setAsked(map)
      else change({ title: map?.title })
    },
    answer(yes: boolean) {
      const host = asked && foreignHost(asked)
      if (yes && asked && host) change({ title: asked.title, hosts: [...kept.hosts, host] })
      setAsked(undefined)
    },
    setOpacity: (opacity: number) => change({ opacity }),
  }
}

export type BaseMapChoice = ReturnType<typeof useBaseMapChoice>
