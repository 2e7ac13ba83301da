import { styled } from 'styled-components'
import { useFormat, useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { VisuallyHidden } from '@waldkerf/ui/parts/VisuallyHidden/VisuallyHidden'
import { color, fontSize, radius, space } from '@waldkerf/ui/theme/tokens'
import { texts } from './UploadStatus.texts.ts'

export interface UploadStatusProps {
  /** Scans that are under way or wait; none: nothing is shown. */
  count: number
  /** From 0 to 1, of all of them together. */
  part: number
  /** Those that do not go on by themselves. */
  stopped: number
  /** Where each of them is seen. */
  to: string
}

/** Scans that are being uploaded, in the top bar of every page. Its figure changes all the time, so it never announces itself. */
export function UploadStatus({ count, part, stopped, to }: UploadStatusProps) {
  const t = useTexts(texts)
  const { number } = useFormat()
  if (count === 0) return null
  const percent = number(Math.floor(part * 100))
  const words = stopped > 0 ? t.stopped(number(stopped), stopped === 1) : t.running(number(count), count === 1, percent)
  return (
    <Status to={to} title={words} data-stopped={stopped > 0 || undefined}>
      <Icon name={stopped > 0 ? 'warning' : 'picture'} size={16} />
      <span>{t.brief(number(count), percent)}</span>
      <VisuallyHidden>{words}</VisuallyHidden>
    </Status>
  )
}

const Status = styled(Link)`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${space(1)};
  padding: ${space(1)} ${space(2)};
  border: 1px solid ${color.border};
  border-radius: ${radius('round')};
  color: ${color.text};
  font-size: ${fontSize(12)};
  line-height: 16px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  text-decoration: none;

  &:hover {
    background: ${color.hover};
  }
  &[data-stopped] {
    border-color: ${color.warningBorder};
    background: ${color.warningQuiet};
    color: ${color.warningText};
  }
`
