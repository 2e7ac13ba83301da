import { ForestScene } from '../../brand/ForestScene.tsx'
import { Logo } from '../../brand/Logo.tsx'
import { texts } from './LandingScreen.texts.ts'

/** Goes into the page's own style element, after the theme. */
export { landingCss } from './landingCss.ts'

export interface LandingScreenProps {
  productName: string
  /** Where 'Fund melden' leads; who is not signed in comes there by way of that. */
  onReportHref: string
  /** Where 'Weiter zur Anwendung' leads. */
  onContinueHref: string
  /** Imprint, privacy and the like. The page's script may fill the list later; empty it takes no room. */
  documents?: readonly { title: string; url: string }[]
}

/**
 * The first page on phones, outside the application. Plain markup without hooks, styled by `landingCss`,
 * so that it is written at build time and needs no script.
 */
export function LandingScreen({ productName, onReportHref, onContinueHref, documents = [] }: LandingScreenProps) {
  return (
    <main className="wk-landing">
      <div className="wk-landing-first">
        <div className="wk-landing-picture">
          <ForestScene />
          <p className="wk-landing-name">
            <Logo />
            {productName}
          </p>
        </div>
        <div className="wk-landing-sheet">
          <h1>{texts.title(productName)}</h1>
          <div className="wk-landing-words">
            {texts.sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </div>
          <div className="wk-landing-ways">
            <a className="wk-landing-way" data-first data-leaves href={onReportHref}>
              {texts.report}
            </a>
            <a className="wk-landing-way" data-continue data-leaves href={onContinueHref}>
              {texts.goOn}
            </a>
          </div>
          <p className="wk-landing-learn">
            <a href="#mehr">{texts.learnMore}</a>
          </p>
        </div>
      </div>
      <More documents={documents} />
    </main>
  )
}

const More = ({ documents }: Required<Pick<LandingScreenProps, 'documents'>>) => (
  <section className="wk-landing-more" id="mehr" aria-labelledby="mehr-title">
    <h2 id="mehr-title">{texts.more}</h2>
    <dl>
      {texts.parts.map((part) => (
        <div key={part.title}>
          <dt>{part.title}</dt>
          <dd>{part.text}</dd>
        </div>
      ))}
    </dl>
    <ul className="wk-landing-documents" data-documents>
      {documents.map((document) => (
        <li key={document.url}>
          <a href={document.url}>{document.title}</a>
        </li>
      ))}
    </ul>
  </section>
)
