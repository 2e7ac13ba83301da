import type { Acronym, TextBlock } from '@waldkerf/domain/entities/documents/documents'
import type { NumberSeries } from '@waldkerf/domain/entities/office/settings'
import type { PositionTemplate } from '@waldkerf/domain/entities/documents/positions'
import type { SettingsPart } from '@waldkerf/domain/officeSettings/settingsFindings'
import type { SettingsValues } from '@waldkerf/domain/officeSettings/settingsValues'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { RowFormActions, RowFormState } from '@waldkerf/ui/parts/RowForm/RowForm'

export const settingsTabs = ['office', 'texts', 'templates', 'people', 'datev', 'procedure', 'operation'] as const
export type SettingsTab = (typeof settingsTabs)[number]

/** The typed part of an entry. Numbers are decimal text. */
export type TextBlockValues = Pick<TextBlock, 'titel' | 'text'>
export type TemplateValues = Omit<PositionTemplate, 'id' | 'version'>
export type AcronymValues = Omit<Acronym, 'version'>

export interface SettingsState {
  tab: SettingsTab
  /** Typed over the office's own row; the status says whether that row is there. */
  office: Loadable<RowFormState<SettingsValues>>
  /** The part of the form to show: its first field gets the focus. */
  part: SettingsPart | undefined
  series: Loadable<readonly NumberSeries[]>
  textBlocks: Loadable<readonly TextBlock[]>
  templates: Loadable<readonly PositionTemplate[]>
  acronyms: Loadable<readonly Acronym[]>
  /** Address of a stored picture; undefined while it is being loaded. */
  pictureUrl: (name: string) => string | undefined
}

/** Changes to the entries of a list. Promises reject with an error whose message is for people. */
export interface EntryActions<Entry, Values> {
  /** @param key made when the form opens, the same for every try */
  add: (values: Values, key: string) => Promise<void>
  /** @throws ConflictError with the entry when somebody else has changed the same of it */
  update: (entry: Entry, values: Values) => Promise<void>
  /** Takes it away at once, for good after a while in which it can be taken back. */
  remove: (entry: Entry) => void
}

export interface SettingsActions {
  openTab: (tab: SettingsTab) => void
  leadTo: (part: SettingsPart) => void
  office: RowFormActions<SettingsValues>
  /** Stores a picture. @returns its name */
  addPicture: (file: File) => Promise<string>
  textBlocks: EntryActions<TextBlock, TextBlockValues>
  templates: EntryActions<PositionTemplate, TemplateValues>
  acronyms: EntryActions<Acronym, AcronymValues>
  /** Told when an entry is typed and not stored, and when that is over. */
  onTyping: (isTyping: boolean) => void
}
