import { ForestScene } from '@waldkerf/ui/brand/ForestScene'
import { Logo } from '@waldkerf/ui/brand/Logo'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Icon, type IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { type ReactNode, useId, type MouseEvent } from 'react'
import { SELECT_STORY } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { ScreenDrawing } from './drawing/drawings.tsx'
import { flowPlaces, groupPlaces, screenPlaces } from './places.ts'
import { Cards, Groups, Hero, Page, Section, Steps, Tools } from './StartPage.styles.ts'
import { texts } from './StartPage.texts.ts'

const toolIcons = {
  role: 'profile',
  scenario: 'warning',
  language: 'globe',
  look: 'contrast',
  viewport: 'expand',
  link: 'external',
} as const satisfies Record<string, IconName>

/** The workbench's first page: the product at a glance, and links into it. */
export function StartPage() {
  const t = useTexts(texts)
  return (
    <Page>
      <Hero>
        <ForestScene />
        <div>
          <p>
            <Logo size={32} />
            Waldkerf
          </p>
          <h1>{t.lead}</h1>
          <nav aria-label="Waldkerf">
            <StoryLink story="flows-publishrecord--ready">{t.begin}</StoryLink>
            <StoryLink story="guide-rights--ready">{t.read}</StoryLink>
          </nav>
        </div>
      </Hero>
      <Part title={t.screensTitle} text={t.screensText}>
        <ScreenCards />
      </Part>
      <Part title={t.flowsTitle} text={t.flowsText}>
        <Steps>
          {flowPlaces.map(({ name, story }) => (
            <li key={name}>
              <StoryLink story={story}>{t.flows[name]}</StoryLink>
            </li>
          ))}
        </Steps>
      </Part>
      <Part title={t.toolsTitle} text={t.toolsText}>
        <Tools>
          {(Object.keys(toolIcons) as (keyof typeof toolIcons)[]).map((name) => (
            <li key={name}>
              <Icon name={toolIcons[name]} />
              <b>{t.tools[name].title}</b>
              <span>{t.tools[name].text}</span>
            </li>
          ))}
        </Tools>
      </Part>
      <Part title={t.groupsTitle} text={t.groupsText}>
        <Groups>
          {groupPlaces.map(({ name, story }) => (
            <li key={name}>
              <StoryLink story={story}>{t.groups[name].title}</StoryLink>
              <span>{t.groups[name].text}</span>
            </li>
          ))}
        </Groups>
      </Part>
    </Page>
  )
}

function Part({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <p>{text}</p>
      </header>
      {children}
    </Section>
  )
}

function ScreenCards() {
  const t = useTexts(texts)
  return (
    <Cards>
      {screenPlaces.map(({ name, drawing, screen, page }) => (
        <li key={name}>
          <ScreenDrawing name={drawing} />
          <h3>{t.screens[name].title}</h3>
          <p>{t.screens[name].text}</p>
          <div>
            <StoryLink story={screen} label={`${t.screens[name].title}: ${t.screen}`}>
              {t.screen}
            </StoryLink>
            <StoryLink story={page} label={`${t.screens[name].title}: ${t.page}`}>
              {t.page}
            </StoryLink>
          </div>
        </li>
      ))}
    </Cards>
  )
}

interface StoryLinkProps {
  /** Its id. */
  story: string
  children: ReactNode
  /** A name of its own where the words alone do not say which one. */
  label?: string
}

/** Only a plain click navigates in this tab; with a modifier key the browser opens another one. */
const isPlain = ({ button, ctrlKey, metaKey, shiftKey }: MouseEvent) =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey

/** Leads to a story and keeps the toolbar's settings. Alone in its window it is an ordinary link. */
function StoryLink({ story, children, label }: StoryLinkProps) {
  const go = (event: MouseEvent) => {
    if (window.parent === window || !isPlain(event)) return
    event.preventDefault()
    addons.getChannel().emit(SELECT_STORY, { storyId: story })
  }
  return (
    <a href={`./?path=/story/${story}`} target="_top" aria-label={label} onClick={go}>
      {children}
    </a>
  )
}
