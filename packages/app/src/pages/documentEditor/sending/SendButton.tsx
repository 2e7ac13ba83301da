import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import type { DocumentFacts } from '@waldkerf/ui/screens/documentEditor/DocumentEditorScreen'
import { ToolWord } from '@waldkerf/ui/screens/documentEditor/toolbar/ToolWord'
import { useState } from 'react'
import { texts } from '../editorPage.texts.ts'
import { SendDocument } from './SendDocument.tsx'
import type { SentDocument } from './sentDocument.ts'

/** In the editor's toolbar: sends its document. */
export function SendButton({ document, facts }: { document: SentDocument; facts: DocumentFacts }) {
  const t = useTexts(texts)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="arrow-right" onClick={() => setOpen(true)}>
        <ToolWord>{t.send}</ToolWord>
      </Button>
      {isOpen && <SendDocument document={document} facts={facts} onClose={() => setOpen(false)} />}
    </>
  )
}
