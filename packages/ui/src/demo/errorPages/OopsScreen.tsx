import { useState } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Dialog } from '@waldkerf/ui/parts/Dialog/Dialog'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { Barrier } from '@waldkerf/ui/parts/ErrorState/drawings'
import { presets } from '../dropzone/presets.ts'
import { texts } from './ErrorPages.texts.ts'
import { Asked, Page, Words } from './ErrorPages.styles.ts'

export interface OopsScreenProps {
  /** The path that was asked for. */
  from?: string | undefined
  homeTo: string
  /** Outside of the product; '' where nothing is configured. */
  elsewhereUrl: string
  /** To where one came from, or to a page that is always there. */
  onBack: () => void
  /** Ends the session; absent where nobody is signed in. */
  onSignOut?: (() => void) | undefined
}

/** `/401` and `/error/401` of the template part: the page exists, but not for this role. */
export function OopsScreen({ from, homeTo, elsewhereUrl, onBack, onSignOut }: OopsScreenProps) {
  const words = useTexts(texts)
  const t = words.forbidden
  const [shown, setShown] = useState(false)
  return (
    <Page>
      <Words>
        <h1>{t.title}</h1>
        <p>
          <strong>{t.lead}</strong>
        </p>
        {from !== undefined && (
          <Asked>
            {words.asked}: <b>{from}</b>
          </Asked>
        )}
        <p>{t.text}</p>
        <ul>
          <li>
            <Link to={homeTo}>{t.home}</Link>
          </li>
          {elsewhereUrl !== '' && (
            <li>
              <a href={elsewhereUrl} target="_blank" rel="noopener">
                {t.elsewhere}
                <Icon name="external" size={16} />
              </a>
            </li>
          )}
          {onSignOut && (
            <li>
              <button type="button" onClick={onSignOut}>
                {t.signOut}
              </button>
            </li>
          )}
          <li>
            <button type="button" onClick={() => setShown(true)}>
              {t.picture}
            </button>
          </li>
        </ul>
        <Button variant="primary" icon="chevron-left" onClick={onBack}>
          {t.back}
        </Button>
      </Words>
      <Barrier />
      <Dialog
        open={shown}
        title={t.pictureTitle}
        onClose={() => setShown(false)}
        actions={<Button onClick={() => setShown(false)}>{t.close}</Button>}
      >
        <img src={presets.beetle} alt={t.pictureText} width={320} height={320} />
      </Dialog>
    </Page>
  )
}
