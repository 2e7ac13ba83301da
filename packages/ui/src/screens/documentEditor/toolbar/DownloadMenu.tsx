import { eInvoiceFindings } from '@waldkerf/domain/office/eInvoice/rules/checks'
import { unknownUnits } from '@waldkerf/domain/office/eInvoice/units'
import { documentLines, type DocumentModel } from '@waldkerf/domain/office/documentModel/documentModel'
import { unclearPlaces } from '@waldkerf/domain/office/documentModel/unclearPlaces'
import { errorText } from '@waldkerf/domain/words/failureText'
import { useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { ConfirmDialog } from '@waldkerf/ui/parts/ConfirmDialog/ConfirmDialog'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Menu } from '@waldkerf/ui/parts/Menu/Menu'
import { ProgressBar } from '@waldkerf/ui/parts/ProgressBar/ProgressBar'
import { Spinner } from '@waldkerf/ui/parts/Spinner/Spinner'
import { DownloadPlace } from '../DocumentEditorScreen.styles.ts'
import type { DownloadFormat, DownloadProgress, EditorActions } from '../editorTypes.ts'
import { MenuWord } from './toolbar.styles.ts'
import { ToolWord } from './EditorToolbar.tsx'
import { texts } from '../DocumentEditorScreen.texts.ts'

export interface DownloadMenuProps {
  model: DocumentModel
  download: EditorActions['download']
  /** Says what could not be done. */
  onProblem: (message: string | undefined) => void
}

/** The document as a file. E-invoices are checked first: a faulty one is not valid. */
export function DownloadMenu({ model, download, onProblem }: DownloadMenuProps) {
  const t = useTexts(texts).download
  const { progress, asked, start } = useDownloading({ model, download, onProblem })
  const label = progress && t.doing(t.steps[progress.step], progress.share)
  const bar = progress && <ProgressBar label={t.steps[progress.step]} value={progress.share} />
  if (model.kind === 'offer') {
    return (
      <DownloadPlace>
        <Button variant="quiet" icon="download" busy={progress !== undefined} onClick={() => void start('pdf')}>
          <ToolWord>{label ?? t.pdf}</ToolWord>
        </Button>
        {bar}
      </DownloadPlace>
    )
  }
  const items = (['pdf', 'xml', 'zugferd'] as const).map((format) => ({
    id: format,
    label: t[format],
    onSelect: () => void start(format),
  }))
  return (
    <DownloadPlace>
      <Menu
        label={t.label}
        trigger={
          <MenuWord>
            {progress ? <Spinner size={16} /> : <Icon name="download" size={16} />}
            <ToolWord data-spare>{label ?? t.label}</ToolWord>
          </MenuWord>
        }
        items={items}
      />
      {bar}
      <ConfirmDialog
        open={asked !== undefined}
        question={{ ...t.units, items: asked?.units ?? [] }}
        onAnswer={(yes) => asked?.answer(yes)}
      />
    </DownloadPlace>
  )
}

/** Units that go out as pieces, once somebody has agreed. */
interface AskedUnits {
  units: readonly string[]
  answer: (yes: boolean) => void
}

/** One download at a time, and how far it is. */
function useDownloading({ model, download, onProblem }: DownloadMenuProps) {
  const t = useTexts(texts).download
  const [progress, setProgress] = useState<DownloadProgress>()
  const [asked, setAsked] = useState<AskedUnits>()
  async function start(format: DownloadFormat) {
    if (progress) return
    const units = format === 'pdf' ? [] : unknownUnits(documentLines(model))
    const agreed = { ...model, unitsAsPieces: units }
    // Asked only now: a thousand lines are not checked with every keystroke.
    if (unclearPlaces(model).length > 0) return onProblem(t.unclear)
    const isFaulty = format !== 'pdf' && eInvoiceFindings(agreed, format === 'xml' ? 'xrechnung' : format).length > 0
    if (isFaulty) return onProblem(t.missing)
    if (units.length === 0) return make(format, model)
    setAsked({
      units,
      answer(yes) {
        setAsked(undefined)
        if (yes) void make(format, agreed)
      },
    })
  }
  async function make(format: DownloadFormat, agreed: DocumentModel) {
    setProgress({ step: 'begin' })
    onProblem(undefined)
    try {
      await download(format, agreed, setProgress)
    } catch (error) {
      onProblem(t.failed(errorText(error)))
    } finally {
      setProgress(undefined)
    }
  }
  return { progress, asked, start }
}
