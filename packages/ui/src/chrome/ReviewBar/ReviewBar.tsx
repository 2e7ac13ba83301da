import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { settingsTexts } from '../overlays.texts.ts'

export interface ReviewBarProps {
  onKeep: () => void
  onDrop: () => void
}

/** Over the page that is looked at through a review link: whether its look is to stay. */
export function ReviewBar({ onKeep, onDrop }: ReviewBarProps) {
  const t = useTexts(settingsTexts)
  return (
    <output>
      <Bar
        edge
        icon="contrast"
        message={t.fromLink}
        actions={
          <>
            <Button onClick={onDrop}>{t.drop}</Button>
            <Button onClick={onKeep}>{t.keep}</Button>
          </>
        }
      />
    </output>
  )
}
