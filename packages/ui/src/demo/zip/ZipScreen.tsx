import type { Article } from '@waldkerf/domain/entities/template/articles'
import { useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { articleColumns, exportLines, delimited, safeFileName } from '../files/delimited.ts'
import { Exporting, type ExportScreenProps, Settings } from '../files/Exporting.tsx'
import { ExportTable } from '../files/ExportTable.tsx'
import { zipTexts } from '../pages.texts.ts'

/** `/zip/download`: the table as text in an archive. */
export function ZipScreen({ state, actions }: ExportScreenProps) {
  const t = useTexts(zipTexts)
  const [name, setName] = useState('file')
  const [busy, setBusy] = useState(false)
  const run = async (rows: readonly Article[]) => {
    const safe = safeFileName(name, 'file')
    setBusy(true)
    try {
      const { createZip } = await import('./createZip.ts')
      actions.save(createZip(safe, delimited(exportLines(articleColumns(t.head), rows), ',')), `${safe}.zip`)
    } catch {
      actions.complain(t.failed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Exporting title={t.title} intro={t.intro} state={state}>
      {(rows) => (
        <>
          <Settings>
            <TextField label={t.name} value={name} onChange={({ currentTarget }) => setName(currentTarget.value)} />
            <Button variant="primary" icon="download" busy={busy} onClick={() => void run(rows)}>
              {t.run}
            </Button>
          </Settings>
          <ExportTable label={t.title} head={t.head} rows={rows} />
        </>
      )}
    </Exporting>
  )
}
