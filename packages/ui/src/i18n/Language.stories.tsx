import preview from '@waldkerf/storybook/preview'
import { Suspense, useState } from 'react'
import { expect } from 'storybook/test'
import { texts } from '../parts/ConfirmDialog/ConfirmDialog.texts.ts'
import { space } from '../theme/tokens.ts'
import { defineTexts, type Language, LanguageProvider, useFormat, useLanguage, useTexts } from './Language.tsx'

/** A word, a number, a day and an instant, as the language around has them. */
function Sample() {
  const language = useLanguage()
  const { cancel } = useTexts(texts)
  const { number, day, instant } = useFormat()
  return (
    <p lang={language} data-testid={language}>
      {cancel} · {number(1_234.5)} · {day('2026-11-20')} · {instant('2026-11-20T08:30:00Z')}
    </p>
  )
}

/** Several languages on one page, each with texts and formats of its own. */
function Languages({ languages }: { languages: readonly Language[] }) {
  return (
    <div style={{ display: 'grid', gap: space(2), padding: space(4) }}>
      {languages.map((language) => (
        <LanguageProvider key={language} language={language}>
          <Suspense fallback={<p>…</p>}>
            <Sample />
          </Suspense>
        </LanguageProvider>
      ))}
    </div>
  )
}

const soon = () => new Promise((resolve) => setTimeout(resolve, 50))
const pageTexts = defineTexts({ more: 'Mehr' }, async () => ({ more: 'More' }))
/** They take longer than those of the page. */
const partTexts = defineTexts({ part: 'Teil' }, () => soon().then(() => ({ part: 'Part' })))

const LatePart = () => <p>{useTexts(partTexts).part}</p>

/** A page that shows a part with words of its own when it is asked to. */
function Page() {
  const { more } = useTexts(pageTexts)
  const [isOpen, setOpen] = useState(false)
  return (
    <main>
      <button type="button" onClick={() => setOpen(true)}>
        {more}
      </button>
      {isOpen && <LatePart />}
    </main>
  )
}

const meta = preview.meta({ component: Languages })

export const Ready = meta.story({
  args: { languages: ['de', 'en'] },
  play: async ({ canvas, step }) => {
    await step('Deutsch ist sofort da', async () => {
      await expect(canvas.getByTestId('de')).toHaveTextContent('Abbrechen · 1.234,5 · 20.11.2026 · 20.11.2026, 09:30')
    })
    await step('Englisch kommt danach, mit eigenen Formaten', async () => {
      await expect(await canvas.findByTestId('en')).toHaveTextContent(
        'Cancel · 1,234.5 · 20/11/2026 · 20/11/2026, 09:30',
      )
    })
  },
})

/** Words of a part that comes later are there with those of the page: nothing that is shown is hidden for them. */
export const Later = meta.story({
  args: { languages: [] },
  render: () => (
    <LanguageProvider language="en">
      <Suspense fallback={<p>…</p>}>
        <Page />
      </Suspense>
    </LanguageProvider>
  ),
  play: async ({ canvas, userEvent }) => {
    const more = await canvas.findByRole('button', { name: 'More' })
    await userEvent.click(more)
    await expect(canvas.getByText('Part')).toBeVisible()
    await expect(more).toHaveFocus()
  },
})
