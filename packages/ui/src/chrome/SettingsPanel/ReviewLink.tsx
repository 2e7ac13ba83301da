import { useState } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Button } from '../../parts/Button/Button.tsx'
import { TextField } from '../../parts/TextField/TextField.tsx'
import { texts } from './SettingsPanel.texts.ts'

/** Copies the link; where the browser refuses (outside a secure context), shows it to be marked. */
export function ReviewLink({ link }: { link: string }) {
  const t = useTexts(texts)
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()
  const copy = () => {
    const copying = navigator.clipboard?.writeText(link) ?? Promise.reject(new Error('no clipboard'))
    copying.then(
      () => setOutcome('copied'),
      () => setOutcome('notCopied'),
    )
  }
  return (
    <>
      <Button icon="external" onClick={copy}>
        {t.copyLink}
      </Button>
      <output>{outcome && t[outcome]}</output>
      {outcome === 'notCopied' && (
        <TextField label={t.linkField} readOnly value={link} onFocus={(event) => event.target.select()} />
      )}
    </>
  )
}
