import { findingsOf } from '@waldkerf/domain/office/eInvoice/rules/checks'
import type { Paper } from '@waldkerf/domain/office/paper/paper'
import { useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { Menu } from '../../parts/Menu/Menu.tsx'
import { Spinner } from '../../parts/Spinner/Spinner.tsx'
import type { DownloadFormat, EditorActions } from './editorTypes.ts'
import { MenuWord } from './toolbar/toolbar.styles.ts'
import { texts } from './DocumentEditorScreen.texts.ts'

export interface DownloadMenuProps {
  paper: Paper
  download: EditorActions['download']
  /** Says what could not be done. */
  onProblem: (message: string | undefined) => void
}

/** The document as a file. E-invoices are checked first: a faulty one would be none. */
export function DownloadMenu({ paper, download, onProblem }: DownloadMenuProps) {
  const t = useTexts(texts).download
  const [isBusy, setBusy] = useState(false)
  async function start(format: DownloadFormat) {
    if (isBusy) return
    // Asked only now: a thousand lines are not checked with every keystroke.
    const isFaulty = format !== 'pdf' && findingsOf(paper, format === 'xml' ? 'xrechnung' : format).length > 0
    if (isFaulty) return onProblem(t.missing)
    setBusy(true)
    onProblem(undefined)
    try {
      await download(format, paper)
    } catch (error) {
      onProblem(t.failed(error instanceof Error ? error.message : ''))
    } finally {
      setBusy(false)
    }
  }
  if (paper.kind === 'offer') {
    return (
      <Button variant="primary" icon="download" busy={isBusy} onClick={() => void start('pdf')}>
        {t.pdf}
      </Button>
    )
  }
  const items = (['pdf', 'xml', 'zugferd'] as const).map((format) => ({
    id: format,
    label: t[format],
    onSelect: () => void start(format),
  }))
  return (
    <Menu
      label={t.label}
      trigger={
        <MenuWord>
          {isBusy ? <Spinner size={16} /> : <Icon name="download" size={16} />}
          {t.label}
        </MenuWord>
      }
      items={items}
    />
  )
}
