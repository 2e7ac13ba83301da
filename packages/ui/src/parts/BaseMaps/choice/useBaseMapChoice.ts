import { useState } from 'react'
import { useSheetChoice } from '@waldkerf/ui/parts/Sheets/useSheetChoice.ts'
import { useTextStore } from '@waldkerf/ui/storage/useTextStore'
import type { BaseMap, BaseMaps, MapPlace } from '../baseMapTypes.ts'
import { foreignHost } from '../tileAddress.ts'
import { useShownGround } from './useShownGround.ts'
import { keepChoice, type KeptChoice, loadChoice, mapsHere, offeredMap } from './chooseMap.ts'

/**
 * The base map in view. A server of others is asked for nothing before the person has agreed to it once; that is
 * remembered for the person, with the map and how clearly it shows, and so is a refusal.
 * @param place where the map stands, once it does
 */
export function useBaseMapChoice(
  { maps: all, person, offline = false, sheets, ground }: BaseMaps,
  place: MapPlace | undefined,
) {
  const store = useTextStore()
  const [held, setHeld] = useState(() => ({ person, kept: loadChoice(store, person) }))
  const kept = held.person === person ? held.kept : loadChoice(store, person)
  const [asked, setAsked] = useState<BaseMap>()
  const maps = mapsHere(all, place)
  const mayAsk = (map: BaseMap) => {
    const host = foreignHost(map)
    return host === undefined || kept.hosts.includes(host)
  }
  function change(part: Partial<KeptChoice>) {
    const next = { ...kept, ...part }
    keepChoice(store, person, next)
    setHeld({ person, kept: next })
  }
  /** The map that waits for the person's agreement: a chosen one, or the one that is offered. */
  const question = offline ? undefined : (asked ?? offeredMap(maps, kept, place))
  const base = maps.find((map) => map.title === kept.title && mayAsk(map))
  return {
    maps,
    /** Undefined where the person has none to see. */
    sheets: useSheetChoice(sheets, person),
    base,
    opacity: kept.opacity,
    ground: useShownGround(ground, place, base !== undefined),
    /** Whether its pictures may be fetched. */
    mayAsk,
    /** Whether it could be loaded, if the person agreed. */
    canAsk: (map: BaseMap) => !offline || mayAsk(map),
    question,
    /** Whether the question is about a map that was chosen just now. */
    isAsked: asked !== undefined && !offline,
    choose(map: BaseMap | undefined) {
      if (map && !mayAsk(map)) return setAsked(map)
      setAsked(undefined)
      change({ title: map?.title })
    },
    answer(yes: boolean) {
      const host = question && foreignHost(question)
      const others = (hosts: readonly string[]) => hosts.filter((one) => one !== host)
      if (host && yes)
        change({ title: question.title, hosts: [...others(kept.hosts), host], refused: others(kept.refused) })
      else if (host) change({ refused: [...others(kept.refused), host] })
      setAsked(undefined)
    },
    setOpacity: (opacity: number) => change({ opacity }),
  }
}

export type BaseMapChoice = ReturnType<typeof useBaseMapChoice>
