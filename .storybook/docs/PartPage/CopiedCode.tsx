import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { space } from '@waldkerf/ui/theme/tokens'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Code } from '../../guide/page/Code.tsx'
import { texts } from './PartPage.texts.ts'

/** Source with a button that copies it; where the browser refuses, it can still be marked. @param name of the part */
export function CopiedCode({ name, code }: { name: string; code: string }) {
  const t = useTexts(texts)
  const [outcome, setOutcome] = useState<'copied' | 'notCopied'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code)
      setOutcome('copied')
    } catch {
      setOutcome('notCopied')
    }
  }
  return (
    <>
      <Code label={t.code(name)}>{code}</Code>
      <Line>
        <Button onClick={() => void copy()}>{t.copy}</Button>
        <output>{outcome && t[outcome]}</output>
      </Line>
    </>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(3)};
`
