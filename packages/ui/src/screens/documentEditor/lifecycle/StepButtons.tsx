import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import type { MenuItem } from '@waldkerf/ui/parts/Menu/Menu'
import { Buttons } from './steps.styles.ts'
import { lifecycleTexts } from '../steps.texts.ts'

/** The next steps as the page offers them: its one button, those beside it, and the rest for the menu. */
export interface ShownSteps {
  main: MenuItem | undefined
  beside: readonly MenuItem[]
  menu: readonly MenuItem[]
}

export interface StepButtonsProps {
  steps: Pick<ShownSteps, 'main' | 'beside'>
  /** At the lower edge of a phone. */
  isBar?: boolean
}

/** The next step is the page's primary button; equally likely ones stand before it. */
export function StepButtons({ steps: { main, beside }, isBar = false }: StepButtonsProps) {
  const t = useTexts(lifecycleTexts).steps
  if (!main && beside.length === 0) return null
  return (
    <Buttons role="group" aria-label={t.steps} data-bar={isBar || undefined}>
      {beside.map(({ id, label, onSelect }) => (
        <Button key={id} onClick={onSelect}>
          {label}
        </Button>
      ))}
      {main && (
        <Button variant="primary" onClick={main.onSelect}>
          {main.label}
        </Button>
      )}
    </Buttons>
  )
}
