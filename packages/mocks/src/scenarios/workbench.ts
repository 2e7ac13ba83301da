import type { knownStatuses } from '@waldkerf/domain/roles/roles'
import type { MockState } from '../handlers/state.ts'
import type { ScenarioName } from '../handlers/scenarios.ts'
import type { TemplateScenario } from '../template/scenarios.ts'

/** Who looks at a page in the workbench: each stored role value, or nobody. */
export type Viewer = 'anonymous' | (typeof knownStatuses)[number]

/** The toolbar's choice for a story; the story decides what is absent. */
export interface Choice {
  viewer?: Viewer
  scenario?: ScenarioName
}

type Person = Exclude<Viewer, 'anonymous'>

/** The example world's person for each role. */
export const roleEmails: Readonly<Record<Person, string>> = {
  ogf_new: 'neu@waldkerf.test',
  ogf_citizens: 'nutzer@waldkerf.test',
  ogf_expert_query: 'anfrage@waldkerf.test',
  ogf_expert: 'expert@waldkerf.test',
  ogf_admin: 'admin@waldkerf.test',
}

/** The template part has three sample roles: each product role looks through the nearest of them. */
export const templateRoles: Readonly<Record<Person, 'admin' | 'editor' | 'visitor'>> = {
  ogf_new: 'visitor',
  ogf_citizens: 'visitor',
  ogf_expert_query: 'visitor',
  ogf_expert: 'editor',
  ogf_admin: 'admin',
}

/** The template's mock API refuses nobody who is signed in; what it does instead is to end the session. */
export const templateScenarios: Readonly<Record<ScenarioName, TemplateScenario>> = {
  ready: 'ready',
  slow: 'slow',
  empty: 'empty',
  failing: 'failing',
  forbidden: 'signedOut',
  odd: 'ready',
  offline: 'offline',
}

let choice: Choice = {}
let world: MockState | undefined

/** The choice and world of the story on show. A new one leaves nothing behind of the one before. */
export const showing = {
  choice: () => choice,
  /**
   * The example world of this showing: a change of the look alone, as the language, does not begin a new one.
   * @param make what makes one; it comes with the stories that need it, not with every story
   */
  world: (make: () => MockState) => (world ??= make()),
  begin(next: Choice) {
    choice = next
    world = undefined
  },
}
