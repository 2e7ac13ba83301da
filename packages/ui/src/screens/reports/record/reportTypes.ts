import type { BeetleChange } from '@waldkerf/domain/entities/beetles/beetleHistory'
import type { Beetle, Picture, Species } from '@waldkerf/domain/entities/beetles/beetles'
import type { ConversationEntry } from '@waldkerf/domain/entities/beetles/conversation'
import type { BaseMaps } from '@waldkerf/ui/parts/BaseMaps/baseMapTypes.ts'
import type { Loadable } from '@waldkerf/ui/parts/Loadable/Loadable'
import type { PictureActions } from '@waldkerf/ui/screens/gis/pictures/edit/editTypes.ts'
import type { AnswerFieldProps } from './AnswerField.tsx'

interface ReportState {
  id: number
  /** `missing`: there is none, or none that may be seen; `foreign`: somebody else's. */
  access: 'own' | 'missing' | 'foreign'
  beetle: Loadable<Beetle>
  species: readonly Species[]
  pictures: Loadable<readonly Picture[]>
  /** The address of a picture's bytes; undefined while they are being loaded. */
  pictureUrl: (picture: Picture) => string | undefined
  history: Loadable<readonly BeetleChange[]>
  /** How many other finds near it came after; undefined while that is not known. */
  nearby: number | undefined
  conversation: Loadable<readonly ConversationEntry[]>
  /** Others may see its pictures to compare with; undefined while that is not known. */
  shares: boolean | undefined
  /** The answer's text so far. */
  answer: string
  /** For those who see survey maps: their sheets over the map that needs no server. */
  baseMaps?: BaseMaps | undefined
  /** Address of the list. */
  list: string
  /** Address of the form for a report that replaces this one. */
  again: string
}

export interface ReportScreenProps {
  state: ReportState
  actions: {
    /** Of its pictures; they are the reporter's to change until the record is published. */
    pictures: PictureActions
    setShares: (shares: boolean) => void
    typeAnswer: AnswerFieldProps['onChange']
    sendAnswer: AnswerFieldProps['onSend']
  }
}
