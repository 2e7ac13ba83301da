import { ForestScene } from '@waldkerf/ui/brand/ForestScene'
import { Logo } from '@waldkerf/ui/brand/Logo'
import type { Language } from '@waldkerf/ui/i18n/Language'
import { texts } from './LandingScreen.texts.ts'

/** Goes into the page's own style element, after the theme. */
export { landingCss } from './landingCss.ts'

export interface LandingScreenProps {
  productName: string
  /** Where 'Fund melden' leads; people without a session sign in on the way. */
  onReportHref: string
  /** Where 'Weiter zur Anwendung' leads. */
  onContinueHref: string
  /** Imprint, privacy and the like. The page's script may fill the list later; empty it takes no room. */
  htmlPages?: readonly { title: string; url: string }[]
}

const languages: readonly Language[] = ['de', 'en']
const names: Record<Language, string> = { de: 'Deutsch', en: 'English' }

/**
 * The first page on phones, outside the application. Plain markup without hooks, styled by `landingCss`, so that it is
 * written at build time. It holds the words of both languages; those of the root's language are shown.
 */
export function LandingScreen(props: LandingScreenProps) {
  return (
    <main className="wk-landing">
      <div className="wk-landing-first">
        <div className="wk-landing-picture">
          <ForestScene />
          <p className="wk-landing-name">
            <Logo />
            {props.productName}
          </p>
          {languages.map((language) => (
            <button key={language} type="button" className="wk-landing-language" lang={language} data-speak={language}>
              {names[language]}
            </button>
          ))}
        </div>
        {languages.map((language) => (
          <Welcome key={language} language={language} {...props} />
        ))}
      </div>
      {languages.map((language) => (
        <More key={language} language={language} htmlPages={props.htmlPages ?? []} />
      ))}
    </main>
  )
}

function Welcome({ language, productName, onReportHref, onContinueHref }: LandingScreenProps & { language: Language }) {
  const t = texts[language]
  return (
    <div className="wk-landing-sheet" lang={language}>
      <h1>{t.title(productName)}</h1>
      <div className="wk-landing-words">
        {t.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      <div className="wk-landing-ways">
        <a className="wk-landing-way" data-first data-leaves href={onReportHref}>
          {t.report}
        </a>
        <a className="wk-landing-way" data-continue data-leaves href={onContinueHref}>
          {t.goOn}
        </a>
      </div>
      <p className="wk-landing-account">{t.account}</p>
      <p className="wk-landing-learn">
        <a href={`#more-${language}`}>{t.learnMore}</a>
      </p>
    </div>
  )
}

function More({ language, htmlPages }: Required<Pick<LandingScreenProps, 'htmlPages'>> & { language: Language }) {
  const t = texts[language]
  return (
    <section
      className="wk-landing-more"
      lang={language}
      id={`more-${language}`}
      aria-labelledby={`more-${language}-title`}
    >
      <h2 id={`more-${language}-title`}>{t.more}</h2>
      <dl>
        {t.parts.map((part) => (
          <div key={part.title}>
            <dt>{part.title}</dt>
            <dd>{part.text}</dd>
          </div>
        ))}
      </dl>
      <ul className="wk-landing-html-pages" data-html-pages>
        {htmlPages.map((page) => (
          <li key={page.url}>
            <a href={page.url}>{page.title}</a>
          </li>
        ))}
      </ul>
    </section>
  )
}
