import { useTexts } from '../../i18n/Language.tsx'
import { Bar } from '../../parts/Bar/Bar.tsx'
import { Button } from '../../parts/Button/Button.tsx'
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
