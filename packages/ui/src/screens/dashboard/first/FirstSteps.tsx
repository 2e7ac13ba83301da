import type { OfficePart, SettingsPart } from '@waldkerf/domain/officeSettings/settingsFindings'
import { useId } from 'react'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon, type IconName } from '@waldkerf/ui/parts/Icon/Icon'
import { Link } from '@waldkerf/ui/parts/Link/Link'
import { LinkButton } from '@waldkerf/ui/parts/LinkButton/LinkButton'
import { OfficeChecklist } from '@waldkerf/ui/screens/officeSettings/office/OfficeChecklist'
import { Box, List, Words } from '../todo/TodoPanel.styles.ts'
import { firstTexts } from './FirstSteps.texts.ts'
import { styled } from 'styled-components'
import { color, fontSize, space, weight } from '@waldkerf/ui/theme/tokens'

export interface FirstStepsProps {
  /** The parts of the office that invoices show. */
  office: readonly OfficePart[]
  hasClients: boolean
  /** An offer or an invoice. */
  hasDocuments: boolean
  addresses: { settings: (part?: SettingsPart) => string; newClient: string; newOffer: string }
}

const icons = { office: 'settings', client: 'clients', offer: 'document' } as const satisfies Record<string, IconName>
type Step = keyof typeof icons

/** How many lines it takes, for the room that is kept for it. */
export const firstStepLines = 4

/** The way of a new office: its own details, the first client, the first offer. The first that is left is the next step. */
export function FirstSteps({ office, hasClients, hasDocuments, addresses }: FirstStepsProps) {
  const t = useTexts(firstTexts)
  const heading = useId()
  const needed = office.filter(({ isNeeded }) => isNeeded)
  const open = needed.filter(({ state }) => state !== 'done')
  const done: Readonly<Record<Step, boolean>> = { office: open.length === 0, client: hasClients, offer: hasDocuments }
  const steps: readonly Step[] = hasDocuments ? ['office'] : ['office', 'client', 'offer']
  const next = steps.find((step) => !done[step])
  const to: Readonly<Record<Step, string | undefined>> = {
    office: addresses.settings(open[0]?.part),
    client: addresses.newClient,
    // An offer needs a client.
    offer: hasClients ? addresses.newOffer : undefined,
  }
  const details: Readonly<Record<Step, string>> = {
    office: t.left(open.length),
    client: t.steps.client.detail,
    offer: hasClients ? t.steps.offer.detail : t.steps.offer.needsClient,
  }
  if (next === undefined) return null
  return (
    <Box aria-labelledby={heading}>
      <Head>
        <h2 id={heading}>{hasDocuments ? t.beforeInvoice : t.title}</h2>
        {!hasDocuments && <p>{t.about}</p>}
      </Head>
      <Steps>
        {steps.map((step) => (
          <li key={step} data-done={done[step] || undefined} aria-current={step === next ? 'step' : undefined}>
            <Icon name={done[step] ? 'check' : icons[step]} size={20} />
            <Words>
              <strong>{t.steps[step].title}</strong>
              <small>{done[step] ? t.done : details[step]}</small>
            </Words>
            {!done[step] &&
              (to[step] === undefined ? (
                <Button disabled>{t.steps[step].action}</Button>
              ) : (
                <LinkButton to={to[step]} primary={step === next}>
                  {t.steps[step].action}
                </LinkButton>
              ))}
            {step === 'office' && !done.office && (
              <Parts>
                <OfficeChecklist
                  label={t.steps.office.title}
                  parts={needed}
                  renderPart={(part, name) => <Link to={addresses.settings(part)}>{name}</Link>}
                />
              </Parts>
            )}
          </li>
        ))}
      </Steps>
    </Box>
  )
}

/** A step that waits for another one has a button, where the others have a link. */
const Steps = styled(List)`
  @container dashboard (width < 600px) {
    > li > button {
      grid-column: 2;
      justify-self: start;
    }
  }
`

const Head = styled.header`
  display: grid;
  gap: ${space(1)};
  padding: ${space(4)} ${space(4)} ${space(2)};

  h2 {
    font-size: ${fontSize(16)};
    font-weight: ${weight('semibold')};
  }
  p {
    max-width: 72ch;
    color: ${color.textMuted};
    font-size: ${fontSize(13)};
  }
`

/** Below the words of its step. */
const Parts = styled.div`
  grid-column: 2 / -1;
  max-width: 420px;

  @container dashboard (width < 600px) {
    grid-column: 1 / -1;
  }
`
