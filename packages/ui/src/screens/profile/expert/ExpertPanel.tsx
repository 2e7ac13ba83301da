import { asksToBecomeExpert, effectiveRole, mayAskToBecomeExpert } from '@waldkerf/domain/roles/roles'
import { isBlank } from '@waldkerf/domain/texts/blank'
import type { User } from '@waldkerf/domain/entities/users/users'
import { useTexts } from '@waldkerf/ui/i18n/Language'
import { Bar } from '@waldkerf/ui/parts/Bar/Bar'
import { Button } from '@waldkerf/ui/parts/Button/Button'
import { Icon } from '@waldkerf/ui/parts/Icon/Icon'
import type { ExpertState } from '../profileTypes.ts'
import { Box, Foot, Heading, Tasks, Way, Mark, Steps } from './ExpertPanel.styles.ts'
import { texts } from '../ProfileScreen.texts.ts'

const steps = [
  { id: 'asked', state: 'done', icon: 'check' },
  { id: 'decided', state: 'current', icon: 'clock' },
  { id: 'expert', state: 'next', icon: 'expert' },
] as const

/** Steps of a request, with the present one marked. */
function ExpertSteps() {
  const t = useTexts(texts).expert
  return (
    <Steps aria-label={t.stepsTitle}>
      {steps.map(({ id, state, icon }) => (
        <li key={id} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
          <Mark>
            <Icon name={icon} size={16} />
          </Mark>
          <span>
            {t.steps[id]} <small>· {t.stepState[state]}</small>
          </span>
        </li>
      ))}
    </Steps>
  )
}

export interface ExpertPanelProps {
  user: User
  state: ExpertState
  onAsk: () => void
}

/** The experts' tasks, and the person's own way to becoming one. */
export function ExpertPanel({ user, state, onAsk }: ExpertPanelProps) {
  const t = useTexts(texts).expert
  const { app_status: status, mail_expert_approved: getsMail } = user
  const missing = [
    ...(isBlank(user.first_name) || isBlank(user.last_name) ? ['name' as const] : []),
    ...(isBlank(user.berufsgruppe) ? ['profession' as const] : []),
  ]
  return (
    <Box>
      <div role="alert">
        {state.problem !== undefined && <Bar tone="warning" icon="warning" message={state.problem} />}
      </div>
      <Head status={status} />
      {asksToBecomeExpert(status) && <ExpertSteps />}
      <TaskList />
      {mayAskToBecomeExpert(status) && (
        <Foot>
          <p>
            {missing.length > 0 && `${t.needs(missing.map((field) => t.lacks[field]))} `}
            {t.withdraw}
          </p>
          <Button variant="primary" icon="expert" busy={state.asking} onClick={onAsk}>
            {t.ask}
          </Button>
        </Foot>
      )}
      {asksToBecomeExpert(status) && (
        <p>
          {getsMail ? t.mailPromised : t.noMail} {t.withdraw}
        </p>
      )}
      {state.reviewTo !== undefined && (
        <Foot>
          <Way to={state.reviewTo}>
            {t.review}
            <Icon name="arrow-right" size={16} />
          </Way>
        </Foot>
      )}
    </Box>
  )
}

/** The state of this role, in a title and a sentence. */
function Head({ status }: { status: string }) {
  const t = useTexts(texts).expert
  const role = effectiveRole(status)
  const own = {
    ogf_new: [t.otherTitle, t.otherText],
    ogf_citizens: [t.become, t.lead],
    ogf_expert: [t.expertTitle, t.expertText],
    ogf_admin: [t.adminTitle, t.adminText],
  } as const
  const [title, text] = asksToBecomeExpert(status) ? [t.askedTitle, t.askedText] : own[role]
  return (
    <Heading role="status">
      <h2>{title}</h2>
      <p>{text}</p>
    </Heading>
  )
}

const tasks = [
  { id: 'review', icon: 'search' },
  { id: 'decide', icon: 'check' },
  { id: 'maps', icon: 'map' },
] as const

function TaskList() {
  const t = useTexts(texts).expert
  return (
    <Tasks aria-label={t.does}>
      {tasks.map(({ id, icon }) => (
        <li key={id}>
          <Icon name={icon} />
          <h3>{t.tasks[id].title}</h3>
          <p>{t.tasks[id].text}</p>
        </li>
      ))}
    </Tasks>
  )
}
