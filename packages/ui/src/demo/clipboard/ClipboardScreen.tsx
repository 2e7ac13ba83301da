import { useState } from 'react'
import { styled } from 'styled-components'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Tabs } from '@waldkerf/ui/parts/Tabs/Tabs'
import { TextField } from '@waldkerf/ui/parts/TextField/TextField'
import { color, fontSize, space } from '@waldkerf/ui/theme/tokens'
import { DemoPage } from '../page/DemoPage.tsx'
import { clipboardTexts } from '../pages.texts.ts'

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 480px) auto;
  align-items: end;
  justify-content: start;
  gap: ${space(3)};
  margin-top: ${space(4)};
`

const Code = styled.code`
  display: block;
  margin-top: ${space(3)};
  color: ${color.textMuted};
  font-size: ${fontSize(13)};
`

const ways = ['call', 'hook'] as const
type Way = (typeof ways)[number]

/** The line of code for either way. */
const code: Record<Way, string> = {
  call: 'await navigator.clipboard.writeText(text)',
  hook: 'const copy = useCopy()',
}

/** `/clipboard/index`. @param onCopy gets the text, and says whether it worked */
export function ClipboardScreen({ onCopy }: { onCopy: (text: string) => void }) {
  const t = useTexts(clipboardTexts)
  const [way, setWay] = useState<Way>('call')
  const [text, setText] = useState('https://example.org/waldkerf')
  return (
    <DemoPage title={t.title} intro={t.intro}>
      <Tabs label={t.ways} tabs={ways.map((id) => ({ id, label: t[id] }))} current={way} onChange={setWay} />
      <div role="tabpanel" aria-label={t[way]}>
        <Line>
          <TextField label={t.text} value={text} onChange={({ currentTarget }) => setText(currentTarget.value)} />
          <Button variant="primary" disabled={text === ''} onClick={() => onCopy(text)}>
            {t.copy}
          </Button>
        </Line>
        <Code>{code[way]}</Code>
      </div>
    </DemoPage>
  )
}
