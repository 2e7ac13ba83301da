import preview from '@waldkerf/storybook/preview'
import { startTransition, useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import { type Language, LanguageProvider } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { MapView, type MapViewProps } from '../MapView.tsx'
import { exampleKinds, exampleLabel, examplePoint, examplePoints } from './examplePoints.ts'

const kinds = { de: exampleKinds, en: exampleKinds.map((kind) => ({ ...kind, label: `${kind.label} in English` })) }

/** Stands in for a screen whose language is changed while a record is open. */
function SpokenMap(props: MapViewProps) {
  const [language, setLanguage] = useState<Language>('de')
  // Apart from the press: what is suspended within a test library's `act` is not taken up again by React's development build.
  const speakEnglish = () => void setTimeout(() => startTransition(() => setLanguage('en')))
  return (
    <>
      <Button onClick={speakEnglish}>English</Button>
      <LanguageProvider language={language}>
        <div style={{ height: 560 }}>
          <MapView {...props} kinds={kinds[language]} />
        </div>
      </LanguageProvider>
    </>
  )
}

const points = examplePoints(600)

const meta = preview.meta({ component: SpokenMap })

export const Changed = meta.story({
  args: {
    label: 'Fundorte',
    source: { type: 'points', points },
    kinds: exampleKinds,
    pointLabel: exampleLabel,
    selection: { selected: examplePoint(points, 7), nearTo: 9 },
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const map = canvas.getByRole('application', { name: 'Fundorte' })
    const ready = () => expect(canvasElement.querySelector('[data-feed=ready]')).toBeTruthy()
    await waitFor(ready, { timeout: 5000 })
    const pane = map.querySelector('.leaflet-map-pane')
    await userEvent.click(canvas.getByRole('button', { name: 'English' }))
    await expect(await canvas.findByRole('button', { name: 'Zoom in' }, { timeout: 10_000 })).toBeVisible()
    await waitFor(ready, { timeout: 5000 })
    // It is the map that it was, with its point, where it stood.
    await expect(map.querySelector('.leaflet-map-pane')).toBe(pane)
    await expect(map.querySelectorAll('.leaflet-marker-icon')).toHaveLength(1)
  },
})
