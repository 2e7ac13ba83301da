import type { knownStatuses } from '@waldkerf/domain/roles/roles'
import type { MockState } from '../handlers/state.ts'
import type { ScenarioName } from '../handlers/scenarios.ts'
import type { TemplateScenario } from '../template/scenarios.ts'

/** The role of a page's viewer in the workbench: each stored value, or nobody signed in. */
export type Viewer = 'anonymous' | (typeof knownStatuses)[number]

/** The toolbar's choice for a story; absent values are the story's own. */
export interface Choice {
  viewer?: Viewer
  scenario?: ScenarioName
}

type Person = Exclude<Viewer, 'anonymous'>

/** The example user of each role. */
export const roleEmails: Readonly<Record<Person, string>> = {
  ogf_new: 'neu@waldkerf.test',
  ogf_citizens: 'nutzer@waldkerf.test',
  ogf_expert_query: 'anfrage@waldkerf.test',
  ogf_expert: 'expert@waldkerf.test',
  ogf_admin: 'admin@waldkerf.test',
}

/** The nearest of the template part's three sample roles for each product role. */
export const templateRoles: Readonly<Record<Person, 'admin' | 'editor' | 'visitor'>> = {
  ogf_new: 'visitor',
  ogf_citizens: 'visitor',
  ogf_expert_query: 'visitor',
  ogf_expert: 'editor',
  ogf_admin: 'admin',
}

/**
 * The template's mock API has no scenario `forbidden`, because it refuses no signed-in user; it ends the session
 * instead.
 */
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

/** The choice and example data of the current story; a new story begins with fresh ones. */
export const showing = {
  choice: () => choice,
  /**
   * The example data of the current story; they stay when only its appearance changes, such as the language.
   * @param make creates them; passed in, so that stories without handlers do not load the example data
   */
  world: (make: () => MockState) => (world ??= make()),
  begin(next: Choice) {
    choice = next
    world = undefined
  },
}
