import { fixedWords } from '@waldkerf/domain/words/exactWords'
import { styled } from 'styled-components'
import { Logo } from '@waldkerf/ui/brand/Logo'
import { LanguageSwitch } from '@waldkerf/ui/chrome/NavbarTools/LanguageSwitch'
import { type Language, useLanguage, useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'
import { Detail, ErrorPage } from '@waldkerf/ui/parts/ErrorState/ErrorPage'
import { FallenTree } from '@waldkerf/ui/parts/ErrorState/drawings'
import { texts } from './SetupScreen.texts.ts'

/** A value of `config.json` that nothing can be started with. */
export interface ConfigProblem {
  /** Its path, such as `keycloak.url`. */
  name: string
  expected: 'string' | 'boolean' | 'number' | 'list' | 'object' | 'address' | 'filled' | 'htmlPages'
  /** As it stands in the file. */
  found: string
}

/** Why the installation cannot be used, as far as the page can tell. */
export type SetupFault =
  | { kind: 'config'; problems: readonly ConfigProblem[] }
  /** `config.json` is not there, or no JSON, or nobody answers. */
  | { kind: 'noConfig' | 'notJson' | 'offline' }
  /** The identity service does not answer, has no such realm, or does not know this client. */
  | { kind: 'unreachable' | 'realm' | 'client'; address: string; name: string }

export interface SetupScreenProps {
  fault: SetupFault
  actions: {
    retry: () => void
    /** Nothing else of the application is there in which the language could be chosen. */
    setLanguage: (language: Language) => void
  }
}

/** In place of the application: the installation cannot be used, and why. */
export function SetupScreen({ fault, actions }: SetupScreenProps) {
  const t = useTexts(texts)
  const language = useLanguage()
  const { title, way } = t[fault.kind]
  const text = 'address' in fault ? t[fault.kind].text(fault.address, fault.name) : t[fault.kind].text
  return (
    <Page>
      <Name>
        <Logo />
        Waldkerf
        <LanguageSwitch language={language} onChange={actions.setLanguage} />
      </Name>
      <div role="alert">
        <ErrorPage
          drawing={<FallenTree />}
          title={title}
          text={text}
          detail={
            <>
              {fault.kind === 'config' && (
                <Detail as="ul">
                  {fault.problems.map(({ name, expected, found }) => (
                    <li key={name}>
                      <b>{name}</b>: {t.expected[expected]}, {t.found(found)}
                    </li>
                  ))}
                </Detail>
              )}
              <p>{way}</p>
              <p>{t.safe}</p>
              {'address' in fault && (
                <Detail as="details">
                  <summary>{t.details}</summary>
                  {fixedWords.notInitialised}
                </Detail>
              )}
            </>
          }
          action={
            <Button variant="primary" onClick={actions.retry}>
              {t.retry}
            </Button>
          }
        />
      </div>
    </Page>
  )
}

const Page = styled.main`
  display: grid;
  grid-template-rows: auto 1fr;
  align-items: center;
  min-height: 100dvh;
  padding: ${space(6)} ${space(4)};
  background: ${color.page};

  [role='alert'] p {
    max-width: 56ch;
    color: ${color.textMuted};
    text-align: center;
  }
  ul {
    text-align: start;
    list-style: none;
  }
`

const Name = styled.div`
  display: flex;
  align-items: center;
  gap: ${space(2)};
  color: ${color.accentText};
  font-size: ${fontSize(16)};
  font-weight: ${weight('semibold')};

  > button {
    margin-inline-start: auto;
  }
`
