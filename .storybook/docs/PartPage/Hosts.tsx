import { useTexts } from '@waldkerf/ui/i18n/Language'
import { GuideFact } from '../../guide/page/GuidePage.tsx'
import type { PartReport } from '../report/report.ts'
import { texts } from './PartPage.texts.ts'
import { StoryLinks } from './StoryLinks.tsx'

const docsPath = (part: string) => `/docs/${part.replace('/', '-').toLowerCase()}--docs`

/** The places where a part stands in the product. */
export function Hosts({ report: { screens, within } }: { report: PartReport }) {
  const t = useTexts(texts)
  if (screens.length + within.length === 0) return <p>{t.noHosts}</p>
  return (
    <>
      {screens.length > 0 && (
        <GuideFact title={t.screens}>
          <StoryLinks label={t.screens} links={screens.map(({ name, id }) => ({ name, path: `/story/${id}` }))} />
        </GuideFact>
      )}
      {within.length > 0 && (
        <GuideFact title={t.within}>
          <StoryLinks
            label={t.within}
            links={within.map((part) => ({ name: part.split('/')[1] ?? part, path: docsPath(part) }))}
          />
        </GuideFact>
      )}
    </>
  )
}
