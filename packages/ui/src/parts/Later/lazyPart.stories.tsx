import preview from '@waldkerf/storybook/preview'
import { Suspense, useState } from 'react'
import { expect } from 'storybook/test'
import { lazyPart } from './lazyPart.tsx'

const Word = ({ word }: { word: string }) => <p>{word}</p>
const Instead = ({ word }: { word: string }) => <p>Statt {word}</p>

interface FrameProps {
  /** Whether the part's file can be loaded. */
  comes: boolean
  otherwise: boolean
}

/** A frame with a part that is loaded after it. */
function Frame({ comes, otherwise }: FrameProps) {
  const [Part] = useState(() => {
    const coming = new Promise<typeof Word>((resolve) => setTimeout(() => resolve(Word), 50))
    const load = () => (comes ? coming : Promise.reject(new Error('offline')))
    return otherwise ? lazyPart(load, Instead) : lazyPart(load)
  })
  return (
    <main>
      <h1>Rahmen</h1>
      <Suspense>
        <Part word="Teil" />
      </Suspense>
    </main>
  )
}

const meta = preview.meta({ component: Frame, parameters: { layout: 'padded' } })

export const Ready = meta.story({
  args: { comes: true, otherwise: false },
  play: async ({ canvas, step }) => {
    await step('Das Teil kommt nach; die Story gilt erst, wenn es da ist', async () => {
      await expect(canvas.getByText('Teil')).toBeVisible()
    })
  },
})

/** The file cannot be loaded: the frame stays in use without the part. */
export const Failed = meta.story({
  args: { comes: false, otherwise: false },
  play: async ({ canvas, step }) => {
    await step('Der Rahmen steht, das Teil fehlt', async () => {
      await expect(await canvas.findByRole('heading', { name: 'Rahmen' })).toBeVisible()
      await expect(canvas.queryByText('Teil')).toBeNull()
    })
  },
})

export const StoodInFor = meta.story({
  args: { comes: false, otherwise: true },
  play: async ({ canvas, step }) => {
    await step('An seiner Stelle steht, was die Arbeit auch tut', async () => {
      await expect(await canvas.findByText('Statt Teil')).toBeVisible()
    })
  },
})
