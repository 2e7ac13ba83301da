import { json } from '@codemirror/lang-json'
import preview from '@waldkerf/storybook/preview'
import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { CodeEditor } from './CodeEditor.tsx'
import { shadowText } from './shadowText.ts'

/** The editor beside a button that changes its text, too. */
function Example({ label }: { label: string }) {
  const [text, setText] = useState('{ "art": "Buchdrucker" }')
  return (
    <>
      <CodeEditor label={label} text={text} onChange={setText} height={120} createLanguage={json} />
      <output>{text}</output>
      <Button onClick={() => setText('[]')}>Von außen</Button>
    </>
  )
}

const meta = preview.meta({ component: Example, args: { label: 'Text' } })

export const Ready = meta.story({
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    await waitFor(() => expect(shadowText(canvasElement)).toBeDefined(), { timeout: 8_000 })
    const text = shadowText(canvasElement)
    await step('Was getippt wird, kommt an', async () => {
      text?.focus()
      document.execCommand('insertText', false, '1')
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1{ "art": "Buchdrucker" }'))
    })
    await step('Was von außen kommt, steht auch nach dem Tippen da', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Von außen' }))
      await waitFor(() => expect(text?.textContent).toBe('[]'))
    })
  },
})
