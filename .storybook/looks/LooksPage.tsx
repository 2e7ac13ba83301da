import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import { GuidePage, GuidePart } from '../guide/page/GuidePage.tsx'
import { useWords } from '../guide/words/Words.tsx'
import { screenPlaces } from '../start/places.ts'
import { texts as startTexts } from '../start/StartPage.texts.ts'
import { frameAddress, framedModes, looksAddress, looksStory, modeStoryAddress } from './address.ts'
import { LookFrame } from './LookFrame.tsx'
import { Caption, Choices, Frames } from './LooksPage.styles.ts'
import { texts } from './LooksPage.texts.ts'

export interface LooksPageProps {
  /** The id of the story to be looked at; without one the page offers the screens. */
  story: string
  /** The toolbar's settings. */
  globals: Readonly<Record<string, unknown>>
}

/** A story in all its modes at once, from the list of modes: no mode needs a story of its own. */
export function LooksPage({ story, globals }: LooksPageProps) {
  const t = useTexts(texts)
  return (
    <GuidePage
      title={t.title}
      lead={t.lead}
      tools={
        story !== '' && (
          <a href={`./?path=/story/${looksStory}`} target="_top">
            {t.all}
          </a>
        )
      }
    >
      {story === '' ? <Choice /> : <Looks story={story} globals={globals} />}
    </GuidePage>
  )
}

/** The screens of the product. */
function Choice() {
  const t = useTexts(texts)
  const words = useTexts(startTexts)
  return (
    <GuidePart title={t.begin} text={t.beginText}>
      <Choices>
        {screenPlaces.map(({ name, screen }) => (
          <li key={name}>
            <a href={looksAddress(screen)} target="_top">
              {words.screens[name].title}
            </a>
          </li>
        ))}
      </Choices>
    </GuidePart>
  )
}

function Looks({ story, globals }: LooksPageProps) {
  const t = useTexts(texts)
  const words = useWords()
  return (
    <GuidePart title={story} text={t.forced}>
      <Frames>
        {framedModes(story).map((mode) => (
          <li key={mode.name}>
            <Caption>
              {words(mode.label)}
              <a href={modeStoryAddress(story, mode, globals)} target="_top" aria-label={t.alone(words(mode.label))}>
                <Icon name="external" size={16} />
              </a>
            </Caption>
            <LookFrame
              title={t.frame(story, words(mode.label))}
              address={frameAddress(story, mode, globals)}
              phone={mode.globals.viewport !== undefined}
            />
          </li>
        ))}
      </Frames>
    </GuidePart>
  )
}
