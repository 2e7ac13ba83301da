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
  // After the click: React's development build does not resume an update that suspended within `act`.
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
    // The map was not built anew, and the selected point is still marked.
    await expect(map.querySelector('.leaflet-map-pane')).toBe(pane)
    await expect(map.querySelectorAll('.leaflet-marker-icon')).toHaveLength(1)
  },
})
