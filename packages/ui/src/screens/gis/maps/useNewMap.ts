import { isBlank } from '@waldkerf/domain/texts/blank'
import { factsAbout } from '@waldkerf/domain/entities/columns'
import { mapColumns } from '@waldkerf/domain/entities/maps/maps'
import { type MapValueFault, readMapValue } from '@waldkerf/domain/maps/mapValues'
import { useRef, useState } from 'react'
import { scanTitle } from '@waldkerf/domain/georef/sheet/scanFile'
import { type Language, useLanguage } from '@waldkerf/ui/i18n/Language'
import { useSubmit } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { typedNumber } from '@waldkerf/ui/screens/georef/model/shownNumber'
import type { MapsActions, NewMap } from './mapsTypes.ts'
import { type ChosenScan, useScanChoice } from './useScanChoice.ts'

/** Everything as it is typed. */
export type TypedMap = Record<keyof NewMap, string>

const empty: TypedMap = {
  map_name: '',
  client_id: '',
  epsg: '',
  typ: '',
  din: '',
  jahr: '',
  scale: '',
  res: '',
  width: '',
  height: '',
}

export type NewMapFault = MapValueFault | 'missingName' | 'missingClient'
export type NewMapFaults = Partial<Record<keyof NewMap, NewMapFault>>

const numbers = ['jahr', 'scale', 'res', 'width', 'height'] as const satisfies readonly (keyof NewMap)[]
export type NewMapNumber = (typeof numbers)[number]

const readNumber = (name: NewMapNumber, typed: string, language: Language) =>
  readMapValue(factsAbout(mapColumns[name]), typed, language)

function read(typed: TypedMap, needsClient: boolean, language: Language): { map: NewMap; faults: NewMapFaults } {
  const faults: NewMapFaults = {}
  const values: Partial<Record<NewMapNumber, number | null>> = {}
  for (const name of numbers) {
    const found = readNumber(name, typed[name], language)
    if ('fault' in found) faults[name] = found.fault
    else values[name] = found.value as number | null
  }
  if (isBlank(typed.map_name)) faults.map_name = 'missingName'
  if (needsClient && !typed.client_id) faults.client_id = 'missingClient'
  const { jahr = null, scale = null, res = null, width = null, height = null } = values
  const map = {
    map_name: typed.map_name.trim(),
    client_id: typed.client_id ? Number(typed.client_id) : null,
    epsg: typed.epsg ? Number(typed.epsg) : null,
    typ: typed.typ.trim(),
    din: typed.din,
    jahr,
    scale,
    res,
    width,
    height,
  }
  return { map, faults }
}

export interface NewMapInput {
  actions: Pick<MapsActions, 'create' | 'loadSystem' | 'onTyping'>
  /** Preset: the client that the list is narrowed to. */
  client: number | undefined
  /** The person may make maps for clients alone. */
  needsClient: boolean
  onDone: (id: number) => void
}

/** The form of a new map, and the result of storing it. */
export function useNewMap({ actions, client, needsClient, onDone }: NewMapInput) {
  const [typed, setTyped] = useState<TypedMap>(() => ({ ...empty, client_id: client ? String(client) : '' }))
  const [faults, setFaults] = useState<NewMapFaults>({})
  const { busy, error, submit, clear } = useSubmit()
  /** The same content keeps its key, so that a repeated try makes one map. */
  const sent = useRef<{ text: string; key: string }>(undefined)
  const language = useLanguage()
  /** The name that was proposed from the scan's file name. */
  const proposed = useRef('')
  const choice = useScanChoice(fill)
  /** The client whose system is being looked up; the answer for any other client is ignored. */
  const asked = useRef('')

  function change(part: Partial<TypedMap>) {
    setTyped((last) => ({ ...last, ...part }))
    setFaults((last) => Object.fromEntries(Object.entries(last).filter(([name]) => !(name in part))))
    clear()
  }

  /** Takes over the scan's size, and its resolution where it has one; a name that somebody has typed stays. */
  function fill({ file, head }: ChosenScan) {
    const name = scanTitle(file.name)
    const before = proposed.current
    proposed.current = name
    change({
      width: String(head.width),
      height: String(head.height),
      ...(head.res !== null && { res: typedNumber(head.res, language) }),
    })
    setTyped((last) => (isBlank(last.map_name) || last.map_name === before ? { ...last, map_name: name } : last))
    setFaults(({ map_name: fault, ...others }) => (name ? others : { ...others, ...(fault && { map_name: fault }) }))
  }

  /** Proposes a client's own system where nobody has chosen another one. */
  async function proposeSystem(clientId: string) {
    asked.current = clientId
    if (!clientId) return
    const epsg = await actions.loadSystem(Number(clientId)).catch(() => null)
    if (asked.current === clientId && epsg !== null) {
      setTyped((last) => (last.client_id === clientId ? { ...last, epsg: String(epsg) } : last))
    }
  }

  function requestKey(map: NewMap): string {
    const text = JSON.stringify(map)
    if (sent.current?.text !== text) sent.current = { text, key: crypto.randomUUID() }
    return sent.current.key
  }

  function send() {
    const found = read(typed, needsClient, language)
    setFaults(found.faults)
    void submit(Object.keys(found.faults).length === 0, async () => {
      const key = requestKey(found.map)
      const { scan } = choice
      onDone(await (scan ? actions.create(found.map, key, scan.file) : actions.create(found.map, key)))
    })
  }
  return { typed, faults, error, busy, choice, change, proposeSystem, send }
}
