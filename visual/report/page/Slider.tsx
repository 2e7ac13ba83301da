import { useTexts } from '@waldkerf/ui/i18n/Language'
import { useState } from 'react'
import { Layers, Seam } from './page.styles.ts'
import { texts } from './texts.ts'

/** Two pictures over one another with a seam between them that is dragged, or moved by arrow keys. */
export function Slider({ before, after }: { before: string; after: string }) {
  const words = useTexts(texts)
  const [seam, setSeam] = useState(50)
  return (
    <>
      <Seam
        type="range"
        aria-label={words.seam}
        value={seam}
        onChange={({ target }) => setSeam(target.valueAsNumber)}
      />
      <Layers style={{ '--seam': `${seam}%` }}>
        <img src={after} alt={words.after} />
        <img src={before} alt={words.before} />
      </Layers>
    </>
  )
}
