import { styled } from 'styled-components'
import { useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { color, space } from '@waldkerf/ui/theme/tokens'
import { Button } from '../Button/Button.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { texts } from './NotLoaded.texts.ts'

/** Further data that could not be loaded, by its name in the code; each with a function that tries again. */
export type MissingParts<Part extends string = string> = Readonly<Partial<Record<Part, () => void>>>

export interface NotLoadedProps<Part extends string> {
  parts: MissingParts<Part> | undefined
  /** Names for people. */
  names: Readonly<Record<Part, string>>
}

/** A line at the place where something is missing, with the way to load it. Nothing where all is there. */
export function NotLoaded<Part extends string>({ parts, names }: NotLoadedProps<Part>) {
  const t = useTexts(texts)
  const list = new Intl.ListFormat(useLanguage())
  const missing = (Object.keys(names) as Part[]).filter((part) => parts?.[part] !== undefined)
  if (missing.length === 0) return null
  const retry = () => {
    for (const part of missing) parts?.[part]?.()
  }
  return (
    <Line role="status">
      <Icon name="warning" size={16} />
      <span>{t.missing(list.format(missing.map((part) => names[part])))}</span>
      <Button variant="quiet" icon="refresh" onClick={retry}>
        {t.retry}
      </Button>
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space(2)};
  color: ${color.textMuted};

  > svg {
    flex: none;
    color: ${color.warningText};
  }
`
