import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Way } from '@waldkerf/ui/parts/ErrorState/ErrorPage'
import { texts } from './ErrorPages.texts.ts'
import { Asked, Clouds, Page, Words } from './ErrorPages.styles.ts'

const cloud = 'a14 14 0 0 1 27-6 12 12 0 0 1 22 7 9 9 0 0 1-2 18h-47a10 10 0 0 1 0-19z'

/** Clouds over a wood that has no path. */
const Sky = () => (
  <Clouds
    viewBox="0 0 240 150"
    width="320"
    height="200"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden
    focusable="false"
  >
    <path d={`M34 36${cloud}`} />
    <path d={`M146 24${cloud}`} />
    <path d={`M98 66${cloud}`} />
    <path d="M12 136h216M40 136v-10M40 88l12 19h-7l9 19H26l9-19h-7zM204 136v-12M204 80l14 22h-8l11 22h-34l11-22h-8z" />
  </Clouds>
)

export interface LostScreenProps {
  /** The address that was asked for. */
  asked?: string | undefined
  homeTo: string
}

/** `/404` and `/error/404` of the template part: there is no such page. */
export function LostScreen({ asked, homeTo }: LostScreenProps) {
  const words = useTexts(texts)
  const t = words.lost
  return (
    <Page>
      <Words>
        <h1>{t.title}</h1>
        <p>{t.text}</p>
        {asked !== undefined && (
          <Asked>
            {words.asked}: <b>{asked}</b>
          </Asked>
        )}
        <Way to={homeTo}>{t.home}</Way>
      </Words>
      <Sky />
    </Page>
  )
}
