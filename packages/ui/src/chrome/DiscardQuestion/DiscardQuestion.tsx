import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { Dialog } from '../../parts/Dialog/Dialog.tsx'
import { texts } from './DiscardQuestion.texts.ts'

export interface DiscardQuestionProps {
  /** Titles of the pages whose input would be lost; none while nothing is asked. */
  titles: readonly string[]
  onKeep: () => void
  onDiscard: () => void
}

/** Asked before pages with unsaved input are closed or begin anew: what is lost cannot be brought back. */
export function DiscardQuestion({ titles, onKeep, onDiscard }: DiscardQuestionProps) {
  const t = useTexts(texts)
  return (
    <Dialog
      open={titles.length > 0}
      onClose={onKeep}
      title={t.title}
      description={t.lost(titles.join(', '))}
      actions={
        <>
          <Button onClick={onKeep}>{t.keep}</Button>
          <Button variant="danger" onClick={onDiscard}>
            {t.discard}
          </Button>
        </>
      }
    />
  )
}
