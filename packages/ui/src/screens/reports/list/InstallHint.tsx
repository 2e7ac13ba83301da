import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Group, Note, Ways } from '../reports.styles.ts'
import { listTexts } from '../reports.texts.ts'

export interface InstallHintProps {
  install: {
    /** `words`: the browser has no button for it, people use its menu. */
    way: 'button' | 'words'
    onInstall: () => void
    /** Not shown again on this device. */
    onLater: () => void
  }
}

/** Offers to put the product on the device's start screen, from where it opens without a line. */
export function InstallHint({ install: { way, onInstall, onLater } }: InstallHintProps) {
  const t = useTexts(listTexts).install
  return (
    <Group aria-labelledby="install-hint">
      <h2 id="install-hint">{t.title}</h2>
      <Note>
        {t.text} {way === 'words' && t.onIos}
      </Note>
      <Ways>
        {way === 'button' && (
          <Button icon="download" onClick={onInstall}>
            {t.install}
          </Button>
        )}
        <Button variant="quiet" onClick={onLater}>
          {t.later}
        </Button>
      </Ways>
    </Group>
  )
}
