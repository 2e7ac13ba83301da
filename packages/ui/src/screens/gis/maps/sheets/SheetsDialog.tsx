import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { ClientChoice } from '@waldkerf/domain/clients/clientChoice'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { BulkChangeDialog } from '@waldkerf/ui/parts/BulkChange/BulkChangeDialog'
import { Combobox } from '@waldkerf/ui/parts/Combobox/Combobox'
import { useTyping } from '@waldkerf/ui/parts/FormDialog/FormDialog'
import { useClientOptions } from '@waldkerf/ui/screens/clients/choice/clientChoice'
import { texts } from '../MapsScreen.texts.ts'
import type { MapsActions } from '../mapsTypes.ts'
import { PdfError } from './pdf/pdfMessages.ts'
import { SheetRow } from './SheetRow.tsx'
import { Choices, Rows } from './sheets.styles.ts'
import { type Sheet, useReadSheet, useSheets } from './useSheets.ts'

export interface SheetsDialogProps {
  /** Keep the list stable. */
  files: readonly File[]
  clients: readonly ClientChoice[]
  /** The client that the list is narrowed to. */
  client: number | undefined
  needsClient: boolean
  actions: Pick<MapsActions, 'create' | 'loadSystem' | 'onTyping'>
  onClose: () => void
}

/** Sheets as they come: a map for each file, or each page of one, with names and years from the files' names. */
export function SheetsDialog({ files, clients, client, needsClient, actions, onClose }: SheetsDialogProps) {
  const t = useTexts(texts).sheets
  const { noClient, client: clientLabel, scan } = useTexts(texts).newMap
  const { number } = useFormat()
  const { sheets, isReading, change } = useSheets(files, t.page)
  const readSheet = useReadSheet()
  const [clientId, setClientId] = useState(client === undefined ? '' : String(client))
  const [epsg, setEpsg] = useState<number | null>(null)
  /** The same sheet keeps its key, so that a repeated try makes one map. */
  const keys = useRef(new Map<number, string>())
  useTyping(sheets.length > 0, (isTyping) => actions.onTyping(isTyping ? t.typing : undefined))
  const loadSystem = useEffectEvent((id: string) => actions.loadSystem(Number(id)))
  useEffect(() => {
    if (!clientId) return undefined
    let isOther = false
    loadSystem(clientId).then(
      (found) => isOther || setEpsg(found),
      () => undefined,
    )
    return () => {
      isOther = true
      setEpsg(null)
    }
  }, [clientId])
  const taken = sheets.filter(({ isTaken }) => isTaken)
  const isSound = ({ faults }: ReturnType<typeof readSheet>) => !faults.name && faults.year === undefined
  const isReady = !isReading && (clientId !== '' || !needsClient) && taken.map(readSheet).every(isSound)
  const ready = isReady ? taken : []

  async function make(sheet: Sheet) {
    const { source, id } = sheet
    if (!source) return
    const { name, jahr } = readSheet(sheet)
    const { width, height, res } = source.head
    const map = {
      map_name: name,
      client_id: clientId ? Number(clientId) : null,
      epsg,
      typ: '',
      din: '',
      jahr,
      scale: null,
    }
    const key = keys.current.get(id) ?? crypto.randomUUID()
    keys.current.set(id, key)
    const file = await source.make().catch((error: unknown) => {
      throw error instanceof PdfError ? new Error(scan.faults[error.fault], { cause: error }) : error
    })
    await actions.create({ ...map, res, width, height }, key, file, true)
  }
  return (
    <BulkChangeDialog
      title={t.title(number(taken.length), taken.length === 1)}
      words={{
        start: t.start(number(taken.length), taken.length === 1),
        progress: t.progress,
        results: t.results,
        ...t.result,
      }}
      ready={ready}
      work={async (id) => {
        const sheet = taken.find((one) => one.id === id)
        if (sheet) await make(sheet)
      }}
      onClose={onClose}
    >
      <Choices>
        <p>{t.about}</p>
        <Combobox
          label={clientLabel}
          options={useClientOptions(clients, needsClient ? undefined : noClient)}
          value={clientId}
          onChange={setClientId}
        />
        <Rows aria-label={t.rows} aria-busy={isReading}>
          {sheets.map((sheet) => (
            <SheetRow
              key={sheet.id}
              sheet={sheet}
              faults={readSheet(sheet).faults}
              onChange={(part) => change(sheet.id, part)}
            />
          ))}
        </Rows>
        <p role="status">{isReading && t.reading(number(files.length))}</p>
      </Choices>
    </BulkChangeDialog>
  )
}
