import { type ReactNode, useId } from 'react'
import { useTexts } from '../../i18n/Language.tsx'
import { Icon } from '../../parts/Icon/Icon.tsx'
import { Flag, Group } from './ProfileScreen.styles.ts'
import { texts } from './ProfileScreen.texts.ts'

export interface ProfileGroupProps {
  title: string
  /** An empty text is shown as 'not given'. */
  rows: readonly { label: string; value: ReactNode }[]
}

/** Fields that belong together, as a list of terms and values. */
export function ProfileGroup({ title, rows }: ProfileGroupProps) {
  const t = useTexts(texts)
  const heading = useId()
  return (
    <Group aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <dl>
        {rows.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-missing={value === '' || undefined}>{value === '' ? t.missing : value}</dd>
          </div>
        ))}
      </dl>
    </Group>
  )
}

/** A switch that is only read here: sign and word. */
export function MailFlag({ on }: { on: boolean }) {
  const t = useTexts(texts)
  return (
    <Flag data-on={on || undefined}>
      <Icon name={on ? 'check' : 'minus'} size={16} />
      {on ? t.on : t.off}
    </Flag>
  )
}
